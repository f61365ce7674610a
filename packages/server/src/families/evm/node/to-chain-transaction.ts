import { toBaseUnits } from '@billfold/core';
import { ChainFaultError, type ChainTransaction, type Transfer } from '../../../chains/chain.ts';
import type { NodeReceipt, NodeTransaction } from './node-answers.ts';
import { formatAddress, type OnChain, transferInCall, transfersInLogs } from './token-transfers.ts';

/** Describes a transaction. Without a receipt it is in the mempool, with its highest fee. */
export function toChainTransaction(
  on: OnChain,
  transaction: NodeTransaction,
  receipt: NodeReceipt | null,
): ChainTransaction {
  const { hash, from, nonce } = transaction;
  const hasFailed = receipt?.status === 0n;
  return {
    hash,
    spends: [],
    sender: {
      address: formatAddress(on, from),
      nonce,
      fee: toBaseUnits(feeOf(transaction, receipt)),
      hasFailed,
    },
    transfers: [
      ...nativeTransfers(on, transaction),
      ...(receipt === null || hasFailed
        ? [transferInCall(on, transaction)].filter((transfer) => transfer !== null)
        : transfersInLogs(on, receipt.logs)),
    ],
    references: [],
  };
}

function feeOf({ gas, gasPrice, maxFeePerGas }: NodeTransaction, receipt: NodeReceipt | null) {
  if (receipt !== null) return receipt.gasUsed * receipt.effectiveGasPrice;
  const price = maxFeePerGas ?? gasPrice;
  if (price === undefined) throw new ChainFaultError('The node shows a transaction without price.');
  return gas * price;
}

/** A call that carries nothing moves nothing; a plain transfer of zero is still one. */
function nativeTransfers(on: OnChain, transaction: NodeTransaction): readonly Transfer[] {
  const { from, to = null, value, input } = transaction;
  if (to === null || (value === 0n && input !== '0x')) return [];
  return [
    {
      position: 0,
      from: formatAddress(on, from),
      to: formatAddress(on, to),
      tokenId: null,
      value: toBaseUnits(value),
      memo: null,
    },
  ];
}
