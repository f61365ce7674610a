import {
  type Block,
  type BlockRef,
  ChainFaultError,
  ChainUnavailableError,
  type UnreadTransaction,
  type Watch,
  type Watching,
} from '../../../chains/chain.ts';
import { loadJettonWallets, possibleJettonWallets } from './jetton-wallets.ts';
import {
  type IndexedBlock,
  identified,
  indexedBlocks,
  indexHead,
  listedTransactions,
  masterchainTransaction,
  type NodeTransaction,
  nodeTransaction,
} from './node-answers.ts';
import { hidesUnits, toChainTransactions } from './to-chain-transactions.ts';
import { type OnChain, rawAddress } from './ton-address.ts';
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
  return { ...header.facts, ...(await loadContents(node, on, { ...header, watching: null })) };
}

/** Block without what it holds. */
export interface BlockHeader {
  readonly block: IndexedBlock;
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
  return block && toHeader(block, below);
}

export function toHeader(block: IndexedBlock, below: IndexedBlock | null): BlockHeader {
  return {
    block,
    facts: { ...toFacts(block), parentHash: below?.root_hash ?? noParent },
    isEmpty: (block.tx_count ?? 0) === 0,
  };
}

/**
 * Loads the headers of a block and of those that follow it, each on top of the one before, as far as one answer shows
 * them. Another block may have taken the place of the first one.
 */
export async function askBlocksSince(
  node: TonNode,
  { seqno: first, gen_utime }: IndexedBlock,
): Promise<readonly IndexedBlock[]> {
  const bySeqno = await askBlocks(node, [
    ['start_utime', `${gen_utime}`],
    ['sort', 'asc'],
    ['limit', `${mostListed}`],
  ]);
  const linked: IndexedBlock[] = [];
  for (let next = bySeqno.get(first); next !== undefined; next = bySeqno.get(next.seqno + 1))
    linked.push(next);
  return linked;
}

/** Loads the headers up to a block of that time, in seconds since 1970, as far back as one answer shows them. */
export async function askBlocksUntil(
  node: TonNode,
  time: number,
): Promise<readonly IndexedBlock[]> {
  const bySeqno = await askBlocks(node, [
    ['end_utime', `${time}`],
    ['sort', 'desc'],
    ['limit', `${mostListed}`],
  ]);
  const linked: IndexedBlock[] = [];
  const newest = bySeqno.get(Math.max(...bySeqno.keys()));
  for (let next = newest; next !== undefined; next = bySeqno.get(next.seqno - 1))
    linked.unshift(next);
  return linked;
}

/** Headers of one answer: those of more than a minute, after which an idle network is looked at. */
const mostListed = 200;

export interface ContentsQuery extends BlockHeader {
  /** Null where nobody asked what is watched. */
  readonly watching: Watching | null;
}

/** @throws {ChainUnavailableError} the index, one of several behind an address, has no block or another one there */
export async function loadContents(
  node: TonNode,
  on: OnChain,
  { block, facts: { height }, isEmpty, watching }: ContentsQuery,
): Promise<Pick<Block, 'transactions' | 'unread'>> {
  const listed = await askTransactions(node, height);
  // An index answers a block that it lacks with an empty list.
  if (!isEmpty && !listed.some((each) => JSON.stringify(each).includes('"-1:')))
    throw new ChainUnavailableError('The node does not show what its block holds.');
  // What a block holds names its height alone: another one at that height shows by its time.
  if (listed.some((each) => isOfAnotherTime(each, block)))
    throw new ChainUnavailableError('The node shows what another block held.');
  const done: NodeTransaction[] = [];
  const unread: Unread[] = [];
  for (const shown of listed) {
    const read = nodeTransaction().safeParse(shown);
    if (read.success) done.push(read.data);
    else unread.push({ hash: identified().safeParse(shown).data?.hash ?? null, shown });
  }
  if (done.some(({ mc_block_seqno: at }) => at != null && at !== height))
    throw new ChainFaultError('The node shows transactions of another block.');
  const mined = done.filter(({ emulated }) => emulated !== true);
  const wallets = await loadJettonWallets(node, on, possibleJettonWallets(mined));
  for (const each of mined)
    if (hidesUnits(wallets, each))
      unread.push({ hash: each.hash, shown: [each, wallets.get(rawAddress(each.account))?.owner] });
  const transactions = toChainTransactions(on, wallets, mined);
  if (unread.length === 0) return { transactions };
  const watch = (await watching?.(mostSearched)) ?? null;
  return {
    transactions,
    unread: unread.map(({ hash, shown }) => ({ hash, namesUs: namesAny(watch, shown) })),
  };
}

/** Transactions of the masterchain have the time of their block, those of a shard the time of its own. */
function isOfAnotherTime(shown: unknown, { gen_utime }: IndexedBlock): boolean {
  const read = masterchainTransaction().safeParse(shown);
  return read.success && read.data.now !== gen_utime;
}

interface Unread extends Pick<UnreadTransaction, 'hash'> {
  readonly shown: unknown;
}

/** Most addresses that something unread is searched for. */
const mostSearched = 20_000;

/** Returns whether an answer names a watched address, in the form of nodes or of people. */
function namesAny(watch: Watch | null, shown: unknown): boolean {
  if (watch === null) return true;
  const text = JSON.stringify(shown, (_, value) => (typeof value === 'bigint' ? null : value));
  const digits = text.toLowerCase();
  return watch.addresses.some((address) => {
    const [, hash = ''] = rawAddress(address).split(':');
    return digits.includes(hash) || text.includes(address);
  });
}

async function askBlock(node: TonNode, height: number): Promise<IndexedBlock | null> {
  if (height < 0) return null;
  return (await askBlocks(node, [['seqno', `${height}`]])).get(height) ?? null;
}

/** Loads headers by their heights: those of one second come in any order. */
async function askBlocks(
  node: TonNode,
  query: readonly (readonly [name: string, value: string])[],
): Promise<ReadonlyMap<number, IndexedBlock>> {
  const { blocks } = await node.ask({
    path: '/api/v3/blocks',
    query: [['workchain', '-1'], ['shard', '8000000000000000'], ...query],
    schema: indexedBlocks(),
  });
  return new Map(blocks.map((block) => [block.seqno, block]));
}

async function askTransactions(node: TonNode, height: number): Promise<readonly unknown[]> {
  const all: unknown[] = [];
  for (;;) {
    const { transactions } = await node.ask({
      path: '/api/v3/transactionsByMasterchainBlock',
      query: [
        ['seqno', `${height}`],
        ['sort', 'asc'],
        ['limit', `${pageLength}`],
        ['offset', `${all.length}`],
      ],
      schema: listedTransactions(),
    });
    all.push(...transactions);
    if (transactions.length < pageLength) return all;
  }
}

/** The most that the index answers. */
const pageLength = 1_000;

/** In place of a block from before the index began. */
const noParent = '0'.repeat(64);

function toFacts({ seqno, root_hash, gen_utime }: IndexedBlock) {
  return { height: seqno, hash: root_hash, minedAt: new Date(gen_utime * 1_000) };
}
