import {
  type Block,
  type BlockRef,
  ChainUnavailableError,
  type QuietRange,
  type Watching,
} from '../../../chains/chain.ts';
import {
  askBlocksSince,
  askBlocksUntil,
  askHead,
  type BlockHeader,
  loadContents,
  loadHeader,
  toHeader,
} from './load-block.ts';
import type { IndexedBlock } from './node-answers.ts';
import { createQuietBlocks, mostLagSeconds } from './quiet-blocks.ts';
import type { OnChain } from './ton-address.ts';
import type { TonNode } from './ton-node.ts';

/** Blocks that are read one after the other, up to a head that was shown. */
export interface TonBlocks {
  head(): Promise<BlockRef>;
  /** Loads the newest block that all servers of the index show by now; the head where the index does not list it. */
  restingHead(): Promise<BlockRef>;
  /** Loads all blocks of a range up to the resting head. See `Chain.quietBlocks`. */
  quietBlocks(range: QuietRange, watching: Watching): Promise<readonly Block[] | null>;
  /** Loads the block with all of its transactions, or with none where nothing is watched; null above the head. */
  watchedAt(height: number, watching: Watching): Promise<Block | null>;
}

/**
 * Remembers the head, which is a block that needs no other call, and the headers of the blocks below it until the next
 * look. They come together: each names the next one's parent, which the index does not.
 */
export function createTonBlocks(node: TonNode, on: OnChain): TonBlocks {
  let newest: IndexedBlock | null = null;
  /** Headers of one answer, each of the block on top of the one before. */
  let listed: readonly IndexedBlock[] = [];
  let last: IndexedBlock | null = null;
  /** False once a list was of no use in this look. */
  let isListing = true;
  const loadQuietBlocks = createQuietBlocks(node, on);

  async function listFrom(height: number): Promise<readonly IndexedBlock[]> {
    // A block or two take no fewer calls in a list.
    if (newest === null || newest.seqno < height + 2 || last?.seqno !== height - 1) return [];
    if (!isListing) return [];
    const found = await askBlocksSince(node, last).catch(unlessUnavailable);
    isListing = found.length > 1;
    return found;
  }

  async function headerAt(height: number): Promise<BlockHeader | null> {
    if (!listed.some(({ seqno }) => seqno === height)) listed = await listFrom(height);
    const at = listed.findIndex(({ seqno }) => seqno === height);
    const [below, block] = [listed[at - 1], listed[at]];
    if (below !== undefined && block !== undefined) return toHeader(block, below);
    return loadHeader(node, height, newest);
  }

  return {
    head: async () => {
      listed = [];
      isListing = true;
      newest = await askHead(node);
      return toRef(newest);
    },
    restingHead: async () => {
      newest ??= await askHead(node);
      listed = await askBlocksUntil(node, newest.gen_utime - mostLagSeconds).catch(
        unlessUnavailable,
      );
      return toRef(listed.at(-1) ?? newest);
    },
    quietBlocks: async (range, watching) =>
      newest && loadQuietBlocks({ ...range, listed, newest }, watching),
    watchedAt: async (height, watching) => {
      const header = await headerAt(height);
      if (header === null) return null;
      last = header.block;
      // Asked once the block is there: what is paid in it was given out before.
      const isNothingWatched = (await watching(0)) !== null;
      const { facts } = header;
      if (isNothingWatched) return { ...facts, transactions: [] };
      return { ...facts, ...(await loadContents(node, on, { ...header, watching })) };
    },
  };
}

const toRef = ({ seqno, root_hash }: IndexedBlock): BlockRef => ({
  height: seqno,
  hash: root_hash,
});

/** An index that refuses the list gets a call for each block, and one that is away does not answer that either. */
function unlessUnavailable(error: unknown): readonly IndexedBlock[] {
  if (error instanceof ChainUnavailableError) return [];
  throw error;
}
