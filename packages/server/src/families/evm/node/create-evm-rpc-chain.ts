import { type ChainName, toBaseUnits } from '@billfold/core';
import * as z from 'zod/mini';
import {
  type Block,
  type BlockRef,
  type Chain,
  ChainFaultError,
  type ChainTransactionPlace,
} from '../../../chains/chain.ts';
import type { JsonRpc } from '../../../chains/json-rpc.ts';
import type { BatchRpc } from '../../../chains/rpc-batches.ts';
import type { ServedNetwork } from '../../../chains/served-networks.ts';
import { broadcast } from './broadcast.ts';
import { countSent } from './count-sent.ts';
import { loadCodes } from './load-codes.ts';
import { latestHeader, loadFees } from './load-fees.ts';
import { loadReceipts } from './load-receipts.ts';
import {
  type NodeBlock,
  type NodeReceipt,
  type NodeTransaction,
  nodeBlock,
  nodeTransaction,
  pendingBlock,
  quantity,
} from './node-answers.ts';
import { probeBalances } from './probe-balances.ts';
import { mostWatched, selectWatched } from './select-watched.ts';
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
  const loadBlock = (height: number) =>
    rpc.call({
      method: 'eth_getBlockByNumber',
      params: [`0x${height.toString(16)}`, true],
      schema: z.nullable(nodeBlock()),
    });
  const describeBlock = (
    block: NodeBlock,
    transactions: readonly NodeTransaction[],
    receipts: ReadonlyMap<string, NodeReceipt>,
  ): Block => ({
    ...toBlockFacts(block),
    transactions: transactions.map((transaction) => {
      const receipt = receipts.get(transaction.hash);
      if (receipt === undefined)
        throw new ChainFaultError(`The node of ${network} holds a receipt back.`);
      return toChainTransaction(on, transaction, receipt);
    }),
  });
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
    head: async () => {
      const { number, hash } = await latestHeader(rpc);
      return { height: Number(number), hash };
    },
    blockAt: async (height) => {
      const block = await loadBlock(height);
      return (
        block && describeBlock(block, block.transactions, await loadReceipts(rpc, block, 'all'))
      );
    },
    watchedBlockAt: async (height, watching) => {
      const block = await loadBlock(height);
      if (block === null) return null;
      const watch = await watching(mostWatched);
      const concerned = watch && (await selectWatched({ rpc, on, block, watch }));
      const receipts = await loadReceipts(rpc, block, concerned ?? 'all');
      return describeBlock(block, concerned ?? block.transactions, receipts);
    },
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
    probe: (addresses) => probeBalances({ rpc, network }, addresses),
    simulateTransfer: (transfer) => simulateTransfer(rpc, transfer),
    survey: (addresses) => surveyHoldings(rpc, network, addresses),
    refusesBatches: rpc.refusesBatches,
    broadcast: (raw) =>
      broadcast({ rpc, network, chain, isKnown: async (hash) => (await find(hash)) !== null }, raw),
  };
}

function toBlockFacts({ number, hash, parentHash, timestamp }: NodeBlock) {
  return {
    height: Number(number),
    hash,
    parentHash,
    minedAt: new Date(Number(timestamp) * 1_000),
  } satisfies BlockRef & Record<string, unknown>;
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
