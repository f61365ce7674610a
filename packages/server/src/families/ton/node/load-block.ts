import {
  type Block,
  type BlockRef,
  ChainFaultError,
  ChainUnavailableError,
} from '../../../chains/chain.ts';
import { loadJettonWallets, possibleJettonWallets } from './jetton-wallets.ts';
import {
  type IndexedBlock,
  indexedBlocks,
  indexHead,
  type NodeTransaction,
  transactionList,
} from './node-answers.ts';
import { toChainTransactions } from './to-chain-transactions.ts';
import type { OnChain } from './ton-address.ts';
import type { TonNode } from './ton-node.ts';

/** Blocks of the masterchain, each with what all shards did up to it. */
export async function loadHead(node: TonNode): Promise<BlockRef & Pick<Block, 'minedAt'>> {
  return toFacts(await askHead(node));
}

export async function askHead(node: TonNode): Promise<IndexedBlock> {
  return (await node.ask({ path: '/api/v3/masterchainInfo', schema: indexHead() })).last;
}

/** Null where the index has none: above its head, and before it began. */
export async function loadBlockRef(node: TonNode, height: number): Promise<BlockRef | null> {
  const block = await askBlock(node, height);
  return block && { height, hash: block.root_hash };
}

export async function loadBlock(node: TonNode, on: OnChain, height: number): Promise<Block | null> {
  const header = await loadHeader(node, height);
  if (header === null) return null;
  const { facts, isEmpty } = header;
  return { ...facts, transactions: await loadTransactions(node, on, { height, isEmpty }) };
}

/** Block without what it holds. */
export interface BlockHeader {
  readonly facts: Omit<Block, 'transactions'>;
  /** False where the masterchain itself has transactions in it. */
  readonly isEmpty: boolean;
}

/**
 * Loads what a block is, without what it holds. The index does not name its parent: that is the block below it.
 * `newest` is the head, which needs no call then.
 */
export async function loadHeader(
  node: TonNode,
  height: number,
  newest: IndexedBlock | null = null,
): Promise<BlockHeader | null> {
  const [block, below] = await Promise.all([
    newest?.seqno === height ? newest : askBlock(node, height),
    askBlock(node, height - 1),
  ]);
  if (block === null) return null;
  return {
    facts: { ...toFacts(block), parentHash: below?.root_hash ?? noParent },
    isEmpty: (block.tx_count ?? 0) === 0,
  };
}

/** @throws {ChainUnavailableError} the index does not have the block yet, one of several behind an address */
export async function loadTransactions(
  node: TonNode,
  on: OnChain,
  { height, isEmpty }: Pick<BlockHeader, 'isEmpty'> & Pick<BlockRef, 'height'>,
): Promise<Block['transactions']> {
  const done = await askTransactions(node, height);
  if (done.some(({ mc_block_seqno: at }) => at != null && at !== height))
    throw new ChainFaultError('The node shows transactions of another block.');
  // An index answers a block that it lacks with an empty list.
  if (!isEmpty && !done.some(({ account }) => account.startsWith('-1:')))
    throw new ChainUnavailableError('The node does not show what its block holds.');
  const wallets = await loadJettonWallets(node, on, possibleJettonWallets(done));
  return toChainTransactions(on, wallets, done);
}

async function askBlock(node: TonNode, height: number): Promise<IndexedBlock | null> {
  if (height < 0) return null;
  const { blocks } = await node.ask({
    path: '/api/v3/blocks',
    query: [
      ['workchain', '-1'],
      ['shard', '8000000000000000'],
      ['seqno', `${height}`],
    ],
    schema: indexedBlocks(),
  });
  return blocks.find(({ seqno }) => seqno === height) ?? null;
}

async function askTransactions(node: TonNode, height: number): Promise<readonly NodeTransaction[]> {
  const all: NodeTransaction[] = [];
  for (;;) {
    const { transactions } = await node.ask({
      path: '/api/v3/transactionsByMasterchainBlock',
      query: [
        ['seqno', `${height}`],
        ['sort', 'asc'],
        ['limit', `${pageLength}`],
        ['offset', `${all.length}`],
      ],
      schema: transactionList(),
    });
    all.push(...transactions);
    if (transactions.length < pageLength) return all.filter(({ emulated }) => emulated !== true);
  }
}

/** The most that the index answers. */
const pageLength = 1_000;

/** In place of a block from before the index began. */
const noParent = '0'.repeat(64);

function toFacts({ seqno, root_hash, gen_utime }: IndexedBlock) {
  return { height: seqno, hash: root_hash, minedAt: new Date(gen_utime * 1_000) };
}
