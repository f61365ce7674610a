import type { Block, BlockRef, Watching } from '../../../chains/chain.ts';
import { askHead, loadContents, loadHeader } from './load-block.ts';
import type { IndexedBlock } from './node-answers.ts';
import type { OnChain } from './ton-address.ts';
import type { TonNode } from './ton-node.ts';

/** Blocks that are read one after the other, up to a head that was shown. */
export interface TonBlocks {
  head(): Promise<BlockRef>;
  /** Loads the block with all of its transactions, or with none where nothing is watched; null above the head. */
  watchedAt(height: number, watching: Watching): Promise<Block | null>;
}

/** Remembers the head, which is a block that needs no other call. */
export function createTonBlocks(node: TonNode, on: OnChain): TonBlocks {
  let newest: IndexedBlock | null = null;
  return {
    head: async () => {
      newest = await askHead(node);
      return { height: newest.seqno, hash: newest.root_hash };
    },
    watchedAt: async (height, watching) => {
      const header = await loadHeader(node, height, newest);
      if (header === null) return null;
      // Asked once the block is there: what is paid in it was given out before.
      const isNothingWatched = (await watching(0)) !== null;
      const { facts, isEmpty } = header;
      if (isNothingWatched) return { ...facts, transactions: [] };
      return { ...facts, ...(await loadContents(node, on, { height, isEmpty, watching })) };
    },
  };
}
