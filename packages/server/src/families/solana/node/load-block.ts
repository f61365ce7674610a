import type { SolanaKeyring } from '@billfold/keyring';
import {
  type Block,
  type BlockRef,
  ChainUnavailableError,
  type Watching,
} from '../../../chains/chain.ts';
import { createTextSearches } from '../../../chains/create-text-search.ts';
import type { JsonRpc } from '../../../chains/json-rpc.ts';
import {
  askFullBlock,
  askHead,
  askHeader,
  askListedBlock,
  type FullBlock,
  type ListedBlock,
  type PlacedBlock,
} from './ask-block.ts';
import { findSlot, slotsAfter } from './find-slot.ts';
import { loadConcerned, showsAccounts } from './load-concerned.ts';
import type { NodeTransaction } from './node-answers.ts';
import { toChainTransaction } from './to-chain-transaction.ts';

/** Blocks by their heights, of which nodes know nothing but the number. */
export interface SolanaBlocks {
  head(): Promise<BlockRef>;
  at(height: number): Promise<Block | null>;
  /** Loads the block with the transactions that concern what is watched, or with all of them. */
  watchedAt(height: number, watching: Watching): Promise<Block | null>;
  inSlot(slot: number): Promise<BlockRef>;
}

/** Most addresses whose search takes less work than to read a block whole. */
const mostWatched = 20_000;

/** Blocks that are read whole before the node is asked for a list again. */
const blocksRead = 50;

type AskBlock<T extends PlacedBlock> = (rpc: JsonRpc, slot: number) => Promise<T>;

/** Remembers where it was, as blocks are read one after the other. */
export function createSolanaBlocks(rpc: JsonRpc, keyring: SolanaKeyring): SolanaBlocks {
  let last: Pick<PlacedBlock, 'slot' | 'height'> | null = null;
  const toRef = ({ height, block }: PlacedBlock) => ({
    height,
    hash: keyring.fromBlockhash(block.blockhash),
  });

  /** Slots of the blocks on top of the last one, as the node listed them. */
  let listed: readonly number[] = [];

  async function slotOf(height: number): Promise<number | null> {
    listed = last?.height === height - 1 ? await slotsAfter(rpc, last.slot) : [];
    return listed[0] ?? findSlot(rpc, height);
  }

  async function load<T extends PlacedBlock>(height: number, ask: AskBlock<T>): Promise<T | null> {
    const slot = await slotOf(height);
    const found = slot === null ? null : await ask(rpc, slot);
    last = found;
    listed = listed.slice(1);
    return found;
  }

  /** Loads the block of a slot that was listed before; null for none, or where the node does not show it any more. */
  async function loadListed<T extends PlacedBlock>(
    height: number,
    ask: AskBlock<T>,
  ): Promise<T | null> {
    const [slot, ...above] = last?.height === height - 1 ? listed : [];
    listed = [];
    if (slot === undefined) return null;
    const found = await ask(rpc, slot).catch(unlessUnavailable);
    if (found === null) return null;
    last = found;
    listed = above;
    return found;
  }

  /** Loads the block at a height in a form; null above the head. */
  async function find<T extends PlacedBlock>(height: number, ask: AskBlock<T>): Promise<T | null> {
    // What was on top of the last one need not be any more: then it is searched for.
    let found = (await loadListed(height, ask)) ?? (await load(height, ask));
    if (found !== null && found.height !== height) {
      last = null;
      found = await load(height, ask);
    }
    return found && requireAt(height, found);
  }

  function toBlock(found: PlacedBlock, transactions: readonly NodeTransaction[]): Block {
    const { previousBlockhash, blockTime } = found.block;
    return {
      ...toRef(found),
      parentHash: keyring.fromBlockhash(previousBlockhash),
      minedAt: new Date((blockTime ?? 0) * 1_000),
      transactions: transactions.map((each) => toChainTransaction(keyring.network, each)),
    };
  }
  const toWhole = (found: FullBlock) => toBlock(found, found.block.transactions);

  async function at(height: number): Promise<Block | null> {
    const found = await find(height, askFullBlock);
    return found && toWhole(found);
  }

  /** Height below which blocks are read whole: a list of the node was of no use, or had too much that is watched. */
  let wholeUntil = 0;
  let isListChecked = false;
  const searchFor = createTextSearches();

  const askConcise = async (_: JsonRpc, slot: number): Promise<ListedBlock | FullBlock> =>
    (await askListedBlock(rpc, slot)) ?? askFullBlock(rpc, slot);

  /** Reads a list; null where its block is to be read whole. */
  async function search(found: ListedBlock, watching: Watching) {
    isListChecked ||= showsAccounts(found.transactions);
    const watch = isListChecked ? await watching(mostWatched) : null;
    if (watch === null) return null;
    return loadConcerned({ ...{ rpc, isWatched: searchFor(watch.addresses) }, ...found });
  }

  async function watchedAt(height: number, watching: Watching): Promise<Block | null> {
    if (height < wholeUntil) return at(height);
    const found = await find(height, askConcise);
    if (found === null) return null;
    const concerned = found.kind === 'listed' ? await search(found, watching) : null;
    if (found.kind === 'listed' && concerned !== null) return toBlock(found, concerned);
    wholeUntil = height + blocksRead;
    isListChecked = false;
    return toWhole(
      found.kind === 'whole' ? found : requireAt(height, await askFullBlock(rpc, found.slot)),
    );
  }

  return {
    head: async () => toRef(await askHead(rpc)),
    inSlot: async (slot) => toRef(await askHeader(rpc, slot)),
    at,
    watchedAt,
  };
}

function requireAt<T extends PlacedBlock>(height: number, found: T): T {
  if (found.height === height) return found;
  throw new ChainUnavailableError('The chain moved while it was read.');
}

function unlessUnavailable(error: unknown): null {
  if (error instanceof ChainUnavailableError) return null;
  throw error;
}
