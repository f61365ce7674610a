import { hasHighS } from '../recoverable-signature.ts';
import { type DecodedEvmTransfer, toDecodedTransfer } from './decode.ts';
import type { EvmNetwork } from './evm-network.ts';
import { intrinsicGas } from './intrinsic-gas.ts';
import { readTransaction } from './raw-transaction.ts';

export type EvmVerification =
  | { readonly outcome: 'valid'; readonly sender: string; readonly transfer: DecodedEvmTransfer }
  | { readonly outcome: 'refused'; readonly fault: EvmTransferFault };

export type EvmTransferFault =
  /** Malformed: not one transaction in its only encoding. */
  | 'malformed'
  /** A form of transaction that this network does not have, or an access list. */
  | 'type_not_supported'
  /** Signed for another chain, or for none. */
  | 'wrong_chain_id'
  /** Invalid signature: no key makes it, or its S is high (EIP-2). */
  | 'signature_invalid'
  /** The priority fee is above the most that is paid per gas. */
  | 'tip_above_fee_cap'
  /** Less gas than every transaction of this form takes. */
  | 'intrinsic_gas_too_low';

/**
 * Validates `raw` as a node does before it looks at its state; balance and nonce are checked by the
 * ledger. Networks with EIP-1559 fees accept legacy transactions too. A network with legacy fees
 * accepts nothing else: without a base fee a type 2 transaction says no more than a gas price does,
 * and its ledger then has one price per transaction.
 * Never throws, whatever the bytes.
 */
export function verifyTransfer(network: EvmNetwork, raw: Uint8Array): EvmVerification {
  const read = readTransaction(raw);
  if (read.outcome !== 'read') return refuse(read.outcome);
  const { transaction } = read;
  const { offer, signature, chainId, gasLimit } = transaction;
  if (offer.kind === 'eip1559' && network.fees === 'legacy') return refuse('type_not_supported');
  if (chainId !== network.chainId) return refuse('wrong_chain_id');
  if (hasHighS(signature)) return refuse('signature_invalid');
  const transfer = toDecodedTransfer(raw, transaction);
  if (transfer.from === null) return refuse('signature_invalid');
  if (offer.kind === 'eip1559' && offer.maxPriorityFeePerGas > offer.maxFeePerGas)
    return refuse('tip_above_fee_cap');
  if (gasLimit < intrinsicGas(transaction)) return refuse('intrinsic_gas_too_low');
  return { outcome: 'valid', sender: transfer.from, transfer };
}

function refuse(fault: EvmTransferFault): EvmVerification {
  return { outcome: 'refused', fault };
}
