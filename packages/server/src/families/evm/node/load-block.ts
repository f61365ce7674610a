import * as z from 'zod/mini';
import { type Block, type BlockRef, ChainFaultError } from '../../../chains/chain.ts';
import type { JsonRpc } from '../../../chains/json-rpc.ts';
import {
  type NodeBlock,
  type NodeHeader,
  type NodeReceipt,
  type NodeTransaction,
  nodeBlock,
  nodeHeader,
} from './node-answers.ts';
import { toChainTransaction } from './to-chain-transaction.ts';
import type { OnChain } from './token-transfers.ts';

/** Loads the block at `height` with its transactions; null above the head. */
export function loadBlock(rpc: JsonRpc, height: number): Promise<NodeBlock | null> {
  return rpc.call({
    method: 'eth_getBlockByNumber',
    params: [`0x${height.toString(16)}`, true],
    schema: z.nullable(nodeBlock()),
  });
}

/** Loads the header of the block at `height`; null above the head. */
export function loadHeader(rpc: JsonRpc, height: number): Promise<NodeHeader | null> {
  return rpc.call({
    method: 'eth_getBlockByNumber',
    params: [`0x${height.toString(16)}`, false],
    schema: z.nullable(nodeHeader()),
  });
}

/**
 * Describes a block by some of its transactions.
 * @throws {ChainFaultError} the receipt of one is missing
 */
export function describeBlock(
  on: OnChain,
  block: NodeBlock,
  transactions: readonly NodeTransaction[],
  receipts: ReadonlyMap<string, NodeReceipt>,
): Block {
  return {
    ...toBlockFacts(block),
    transactions: transactions.map((transaction) => {
      const receipt = receipts.get(transaction.hash);
      if (receipt === undefined)
        throw new ChainFaultError(`The node of ${on.network} holds a receipt back.`);
      return toChainTransaction(on, transaction, receipt);
    }),
  };
}

/** Describes a block in which nothing concerns the books. */
export function toQuietBlock(header: NodeHeader): Block {
  return { ...toBlockFacts(header), transactions: [] };
}

function toBlockFacts({ number, hash, parentHash, timestamp }: NodeHeader) {
  return {
    height: Number(number),
    hash,
    parentHash,
    minedAt: new Date(Number(timestamp) * 1_000),
  } satisfies BlockRef & Record<string, unknown>;
}
