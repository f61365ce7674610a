import type { Network } from '@billfold/core';
import {
  type Block,
  type BlockRef,
  ChainUnavailableError,
  type Watching,
} from '../../../chains/chain.ts';
import { createTextSearches } from '../../../chains/create-text-search.ts';
import { askBlock, askBlocks, askHead, type ListedBlock } from './ask-block.ts';
import { holderOf } from './hex-address.ts';
import { describeBlock, toBlock } from './load-block.ts';
import type { TronNode } from './tron-node.ts';

/** Blocks that are read one after the other, up to a head that was shown. */
export interface TronBlocks {
  head(): Promise<BlockRef>;
  /** Loads the block with the transactions that concern what is watched, or with all of them; null above the head. */
  watchedAt(height: number, watching: Watching): Promise<Block | null>;
  /** Returns whether blocks are asked for one by one, because a range of them was of no use. */
  refusesRanges(): boolean;
}

/** Most addresses whose search takes less work than to read a block whole. */
const mostWatched = 20_000;

/** Blocks of one answer: a minute of them, some megabytes. Nodes show 100 at most. */
const mostInRange = 20;

/** Blocks that are asked for one by one before a range is asked for again: those of ten minutes. */
const blocksSingly = 200;

/**
 * Remembers the newest block, which a node shows whole with its head, and the blocks of a range until they are read.
 * Each look begins with the head, so that nothing is remembered from one to the next.
 */
export function createTronBlocks(node: TronNode, network: Network): TronBlocks {
  let newest: ListedBlock | null = null;
  let ahead: readonly ListedBlock[] = [];
  let lastHeight = -1;
  let singlyUntil = 0;
  const searchFor = createTextSearches(holderOf);

  /** Counts the blocks from `from` to below the head that are asked for together; 0 where one is asked for by itself. */
  function countAhead(from: number): number {
    const count = Math.min(mostInRange, (newest?.height ?? 0) - from);
    return count < 2 || from < singlyUntil || lastHeight !== from - 1 ? 0 : count;
  }

  async function askAhead(from: number): Promise<readonly ListedBlock[]> {
    const count = countAhead(from);
    if (count === 0) return [];
    const found = await askBlocks(node, { from, count }).catch(unlessUnavailable);
    // What a node does not show in a range, it may show by itself.
    const upTo = found.findIndex(({ isHeaderAlone }) => isHeaderAlone);
    return upTo === -1 ? found : found.slice(0, upTo);
  }

  async function askSingly(height: number): Promise<ListedBlock | null> {
    const found = await askBlock(node, height);
    // The range gave nothing, and the node is not away.
    if (found !== null && countAhead(height) > 0) singlyUntil = height + blocksSingly;
    return found;
  }

  async function take(height: number): Promise<ListedBlock | null> {
    if (newest?.height === height && !newest.isHeaderAlone) return newest;
    const [found, ...above] = ahead[0]?.height === height ? ahead : await askAhead(height);
    ahead = above;
    return found ?? askSingly(height);
  }

  return {
    head: async () => {
      ahead = [];
      newest = await askHead(node);
      const { height, hash } = newest;
      return { height, hash };
    },
    watchedAt: async (height, watching) => {
      const block = await take(height);
      if (block === null) return null;
      lastHeight = height;
      const watch = await watching(mostWatched);
      if (watch?.addresses.length === 0) return toBlock(block, []);
      const isConcerned = watch && searchFor(watch.addresses);
      return describeBlock({ node, network, block, isConcerned });
    },
    refusesRanges: () => lastHeight + 1 < singlyUntil,
  };
}

/** A node that is away does not answer the call for a single block that follows either. */
function unlessUnavailable(error: unknown): readonly ListedBlock[] {
  if (error instanceof ChainUnavailableError) return [];
  throw error;
}
