import * as z from 'zod/mini';
import { type Block, ChainFaultError } from '../../../chains/chain.ts';
import {
  identified,
  type NodeBlock,
  type NodeTransaction,
  nodeBlock,
  nodeBlocks,
  nodeTransaction,
  orNothing,
} from './node-answers.ts';
import type { TronNode } from './tron-node.ts';

/** Block whose transactions are not read yet. */
export interface ListedBlock extends Omit<Block, 'transactions'> {
  readonly listed: readonly unknown[];
  /** True where its header says that it has transactions, and none is shown. */
  readonly isHeaderAlone: boolean;
}

export async function askHead(node: TronNode): Promise<ListedBlock> {
  return toListed(await node.ask({ method: 'getnowblock', schema: nodeBlock() }));
}

/** Null above the head. */
export async function askBlock(node: TronNode, height: number): Promise<ListedBlock | null> {
  const body = { num: height };
  const block = await node.ask({ method: 'getblockbynum', body, schema: orNothing(nodeBlock()) });
  if (block === null) return null;
  const listed = toListed(block);
  if (listed.height !== height) throw new ChainFaultError('The node shows another block.');
  return listed;
}

export interface BlockRange {
  readonly from: number;
  readonly count: number;
}

/**
 * Loads blocks that follow each other from the first one, as far as the answer shows them: it can end early, and
 * another block may take the place of one while it is made.
 */
export async function askBlocks(
  node: TronNode,
  { from, count }: BlockRange,
): Promise<readonly ListedBlock[]> {
  const { block = [] } = await node.ask({
    method: 'getblockbylimitnext',
    body: { startNum: from, endNum: from + count },
    schema: nodeBlocks(),
  });
  const linked: ListedBlock[] = [];
  for (const each of block.map(toListed)) {
    const below = linked.at(-1)?.hash ?? each.parentHash;
    if (each.height !== from + linked.length || each.parentHash !== below) break;
    linked.push(each);
  }
  return linked;
}

/** Transaction as it came, read where it is in a form that we know. */
export interface ListedTransaction {
  readonly shown: unknown;
  /** Null where not even that can be told. */
  readonly hash: string | null;
  readonly read: NodeTransaction | null;
}

export function readTransactions({
  listed,
}: Pick<ListedBlock, 'listed'>): readonly ListedTransaction[] {
  const all = z.array(nodeTransaction()).safeParse(listed);
  if (all.success)
    return all.data.map((read, at) => ({ shown: listed[at], hash: read.txID, read }));
  return listed.map((shown) => ({
    shown,
    hash: identified().safeParse(shown).data?.txID ?? null,
    read: nodeTransaction().safeParse(shown).data ?? null,
  }));
}

function toListed({ blockID, block_header, transactions = [] }: NodeBlock): ListedBlock {
  const { number = 0, timestamp = 0, parentHash, txTrieRoot = '' } = block_header.raw_data;
  return {
    ...{ height: number, hash: blockID, parentHash, minedAt: new Date(timestamp) },
    listed: transactions,
    // A block without transactions has nothing but zeros there.
    isHeaderAlone: transactions.length === 0 && /[^0]/.test(txTrieRoot),
  };
}
