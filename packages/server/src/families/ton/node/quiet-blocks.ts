import type { Block, BlockRef, QuietRange, Watching } from '../../../chains/chain.ts';
import { loadLastMoves, mostAskedWith } from './last-moves.ts';
import { askHead, toHeader } from './load-block.ts';
import type { IndexedBlock } from './node-answers.ts';
import type { OnChain } from './ton-address.ts';
import type { TonNode } from './ton-node.ts';

/**
 * Longest time, in seconds, until all servers of an index show what a block holds. The index tells no block of a state, may
 * write an older block after a newer one, and can be several servers behind one address.
 */
export const mostLagSeconds = 20;

export interface ListedRange extends QuietRange {
  /** Headers of one answer, each of the block on top of the one before. */
  readonly listed: readonly IndexedBlock[];
  /** Head that was shown last. */
  readonly newest: IndexedBlock;
}

/** Loads all blocks of a range; null where the range is to be read. See `Chain.quietBlocks`. */
export type LoadQuietBlocks = (
  range: ListedRange,
  watching: Watching,
) => Promise<readonly Block[] | null>;

/** Newest transactions of an address. */
interface LastMoves {
  readonly text: string;
  /** Time of a head that was shown after they had first been read, in seconds since 1970. */
  readonly since: number;
}

/**
 * Compares the newest transactions of addresses with those of earlier looks. They tell nothing of blocks that are younger
 * than `mostLagSeconds` when they are read. So a range is quiet where its last block was that old when they were read, and
 * where they had been the same that long before its first one was made.
 */
export function createQuietBlocks(node: TonNode, on: OnChain): LoadQuietBlocks {
  let known: ReadonlyMap<string, LastMoves> = new Map();

  /** Reads the newest transactions of addresses. Returns whether none is gone that was there before. */
  async function readMoves(addresses: readonly string[]): Promise<boolean> {
    const texts = await loadLastMoves(node, on, addresses);
    const isComplete = addresses.every((address) => texts.has(address) || !known.has(address));
    const moves = new Map<string, LastMoves>();
    let head: IndexedBlock | null = null;
    for (const [address, text] of texts) {
      const before = known.get(address);
      if (before?.text === text) {
        moves.set(address, before);
        continue;
      }
      head ??= await askHead(node);
      moves.set(address, { text, since: head.gen_utime });
    }
    known = moves;
    return isComplete;
  }

  return async ({ from, to, listed, newest }, watching) => {
    const start = placeOf(listed, from);
    const end = placeOf(listed, to);
    const [first, last] = [listed[start], listed[end]];
    if (first === undefined || last === undefined) return null;
    const watch = await watching(mostAskedWith(to.height - from.height - 1, on));
    // Transactions of others can end a payment that waits.
    if (watch === null || watch.claims.size > 0) return null;
    if (!(await readMoves(watch.addresses))) return null;
    if (last.gen_utime > newest.gen_utime - mostLagSeconds) return null;
    for (const { since } of known.values())
      if (first.gen_utime < since + mostLagSeconds) return null;
    // A balance is compared with the books at the block that was its head, whichever that is: all of them are kept.
    return listed.slice(start + 1, end + 1).map((block, at) => ({
      ...toHeader(block, listed[start + at] ?? null).facts,
      transactions: [],
    }));
  };
}

const placeOf = (listed: readonly IndexedBlock[], { height, hash }: BlockRef): number =>
  listed.findIndex(({ seqno, root_hash }) => seqno === height && root_hash === hash);
