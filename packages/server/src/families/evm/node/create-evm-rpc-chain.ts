import { type ChainName, toBaseUnits } from '@billfold/core';
import * as z from 'zod/mini';
import { type Chain, ChainFaultError, type ChainTransactionPlace } from '../../../chains/chain.ts';
import type { JsonRpc } from '../../../chains/json-rpc.ts';
import type { BatchRpc } from '../../../chains/rpc-batches.ts';
import type { ServedNetwork } from '../../../chains/served-networks.ts';
import { broadcast } from './broadcast.ts';
import { countSent } from './count-sent.ts';
import { createEvmBlocks } from './evm-blocks.ts';
import { describeBlock, loadBlock } from './load-block.ts';
import { loadCodes } from './load-codes.ts';
import { latestHeader, loadFees } from './load-fees.ts';
import { loadReceipts } from './load-receipts.ts';
import { loadState, noDigest } from './load-state.ts';
import { nodeTransaction, pendingBlock, quantity } from './node-answers.ts';
import { probeBalances } from './probe-balances.ts';
import { simulateTransfer } from './simulate-transfer.ts';
import { surveyHoldings } from './survey-holdings.ts';
import { toChainTransaction } from './to-chain-transaction.ts';
import { onChain } from './token-transfers.ts';

export interface EvmRpcOptions {
  readonly network: ServedNetwork;
  readonly chain: ChainName;
  readonly rpc: BatchRpc;
}

/** A chain of the Ethereum family behind a node. */
export function createEvmRpcChain({ network, chain, rpc }: EvmRpcOptions): Chain {
  const on = onChain(network, chain);
  const find = (hash: string) => findTransaction(rpc, hash);
  const blocks = createEvmBlocks(rpc, network, on);
  const loadAccount = async (address: string) => {
    const params = [address, 'latest'];
    const methods = ['eth_getBalance', 'eth_getTransactionCount'];
    const [balance, nonce] = await rpc.callAll(
      methods.map((method) => ({ method, params, schema: quantity() })),
    );
    if (typeof balance !== 'bigint') throw balance;
    if (typeof nonce !== 'bigint') throw nonce;
    return { balance: toBaseUnits(balance), nonce, isActivated: true };
  };

  return {
    network,
    chain,
    head: blocks.head,
    blockAt: async (height) => {
      const block = await loadBlock(rpc, height);
      return (
        block && describeBlock(on, block, block.transactions, await loadReceipts(rpc, block, 'all'))
      );
    },
    watchedBlockAt: blocks.watchedAt,
    quietBlocks: blocks.quietOf,
    tellsStates: () => tellsStates(rpc),
    hasMempool: true,
    mempool: async () => {
      const newest = await latestHeader(rpc);
      const { number, transactions } = await rpc.call({
        method: 'eth_getBlockByNumber',
        params: ['pending', true],
        schema: pendingBlock(),
      });
      // A node that makes no blocks answers with the newest one, whose transactions are mined.
      if (number !== null && number <= newest.number) return [];
      return transactions.map((transaction) => toChainTransaction(on, transaction, null));
    },
    find,
    prove: null,
    fees: () => loadFees(network, rpc),
    loadAccount,
    loadCodes: (addresses) => loadCodes(rpc, addresses),
    countSent: (address, at) => countSent(rpc, address, at),
    probe: (addresses, known) => probeBalances({ rpc, network }, addresses, known),
    simulateTransfer: (transfer) => simulateTransfer(rpc, transfer),
    survey: (addresses) => surveyHoldings(rpc, network, addresses),
    refusesBatches: () => rpc.refusesBatches() || blocks.refusesRanges(),
    broadcast: (raw) =>
      broadcast({ rpc, network, chain, isKnown: async (hash) => (await find(hash)) !== null }, raw),
  };
}

async function tellsStates(rpc: BatchRpc): Promise<boolean> {
  const { hash: blockHash, number } = await latestHeader(rpc);
  const addresses = [`0x${'0b'.repeat(20)}`];
  const wanted = { blockHash, first: Number(number), addresses, digest: noDigest };
  return (await loadState(rpc, wanted)) !== null;
}

async function findTransaction(rpc: JsonRpc, hash: string): Promise<ChainTransactionPlace | null> {
  const found = await rpc.call({
    method: 'eth_getTransactionByHash',
    params: [hash.startsWith('0x') ? hash : `0x${hash}`],
    schema: z.nullable(nodeTransaction()),
  });
  if (found === null) return null;
  if (found.hash !== hash) throw new ChainFaultError('The node shows another transaction.');
  const { blockHash, blockNumber } = found;
  if (blockHash == null || blockNumber == null) return { place: 'mempool' };
  return { place: 'block', block: { height: Number(blockNumber), hash: blockHash } };
}
