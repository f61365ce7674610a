import { blockTimeOf } from '../../../chains/block-times.ts';
import {
  type Block,
  ChainUnavailableError,
  type QuietRange,
  type Watching,
} from '../../../chains/chain.ts';
import type { BatchRpc } from '../../../chains/rpc-batches.ts';
import type { ServedNetwork } from '../../../chains/served-networks.ts';
import { createAccountStates, mostBelow } from './account-states.ts';
import { findTokenMoves } from './find-token-moves.ts';
import { loadHeader, toQuietBlock } from './load-block.ts';
import type { NodeHeader } from './node-answers.ts';
import { createNodeLimit } from './node-limit.ts';
import { mostWatched } from './select-watched.ts';
import type { OnChain } from './token-transfers.ts';

/** Ranges of blocks in which nothing concerns what is watched. */
export interface QuietBlocks {
  /** Loads blocks of a range up to `head`; null where the range is to be read. See `Chain.quietBlocks`. */
  load(range: QuietRange, head: NodeHeader, watching: Watching): Promise<readonly Block[] | null>;
  /** Returns whether the node refused what tells such a range when it was asked last. */
  isRefused(): boolean;
}

/**
 * Blocks of a search: about 8 MB of BNB Smart Chain, where 16 MiB are read, and fewer transfers than the 10,000 that some
 * services allow. The least is the fewest of the limits that services document (QuickNode, free trial).
 */
const blocksAtOnce = { most: 40, least: 5 };

export function createQuietBlocks(rpc: BatchRpc, network: ServedNetwork, on: OnChain): QuietBlocks {
  const blockLimit = createNodeLimit(blocksAtOnce, blockTimeOf(network));
  const states = createAccountStates(rpc, network, on);
  let isSearchRefused = false;

  /** Returns whether the comparison takes fewer calls than reading the blocks. */
  function isWorthwhile({ from, to, heights }: QuietRange, addressCount: number): boolean {
    const count = to.height - from.height;
    const calls =
      states.callsFor(addressCount, to.height) +
      Math.ceil(count / blockLimit.at(to.height)) +
      heights.length;
    return count <= mostBelow && calls < count;
  }

  /** Searches a part of the blocks that follow `height`, fewer where the node refuses so many; null where it refuses all. */
  async function searchAfter(height: number, head: number) {
    for (;;) {
      const last = Math.min(head, height + blockLimit.at(head));
      const place = { fromBlock: height + 1, toBlock: last };
      // An answer that is too long is none.
      const moves = await findTokenMoves(rpc, on, place).catch(unlessUnavailable);
      isSearchRefused = moves === null;
      if (moves !== null) return { last, moves };
      if (!blockLimit.narrow(head, last - height)) return null;
    }
  }

  /**
   * Returns whether no token moves to or from the addresses in the blocks above `from`. A node that lacks the newest blocks
   * of a search answers with what it has, so each answer must show a transfer of its last block.
   */
  async function isWithoutMoves(
    { from, to }: QuietRange,
    hashes: readonly string[],
    addresses: readonly string[],
  ): Promise<boolean> {
    const watched = new Set(addresses.map((address) => address.toLowerCase()));
    for (let height = from.height; height < to.height; ) {
      const found = await searchAfter(height, to.height);
      if (found === null) return false;
      const { last, moves } = found;
      const searched = hashes.slice(height + 1 - from.height, last + 1 - from.height);
      const lastHash = searched.at(-1);
      if (!moves.some(({ blockHash }) => blockHash === lastHash)) return false;
      if (moves.some(({ blockHash }) => !searched.includes(blockHash))) return false;
      if (moves.some(({ sides }) => sides.some((side) => watched.has(side)))) return false;
      height = last;
    }
    return true;
  }

  return {
    isRefused: () => states.isRefused() || isSearchRefused,
    load: async (range, head, watching) => {
      const { from, heights } = range;
      const watch = await watching(mostWatched);
      // Transactions of others can end a payment that waits.
      if (watch === null || watch.claims.size > 0) return null;
      const { addresses } = watch;
      if (!isWorthwhile(range, addresses.length)) return null;
      const below = await states.compare({ from, head, addresses });
      if (below === null) return null;
      const hashes = [...below, head.hash];
      if (!(await isWithoutMoves(range, hashes, addresses))) return null;
      const blocks: Block[] = [];
      for (const height of heights) {
        const header = await loadHeader(rpc, height);
        if (header === null || header.hash !== hashes[height - from.height]) return null;
        blocks.push(toQuietBlock(header));
      }
      return [...blocks, toQuietBlock(head)];
    },
  };
}

function unlessUnavailable(error: unknown): null {
  if (error instanceof ChainUnavailableError) return null;
  throw error;
}
