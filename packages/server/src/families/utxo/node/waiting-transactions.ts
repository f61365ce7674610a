import type { Clock } from '@billfold/core';
import type { ChainTransaction } from '../../../chains/chain.ts';
import { packTransaction } from './packed-transaction.ts';

export interface WaitingSource {
  readonly clock: Clock;
  /** Returns the hash of the head that the node showed last; undefined before the first one. */
  headHash(): string | undefined;
  /** Lists the hashes in the mempool. */
  hashes(): Promise<Iterable<string>>;
  /**
   * Reads a transaction; null for one without transparent outputs, undefined for one that left the
   * mempool.
   */
  read(hash: string): Promise<ChainTransaction | null | undefined>;
}

export interface WaitingTransactions {
  /** Lists what waits, parents before children; the same list again where the node was not asked. */
  list(): Promise<readonly ChainTransaction[]>;
  /** Has the next call ask the node, also before its time. */
  invalidate(): void;
}

/** Transaction that was read, until it waits no more. */
interface Kept {
  readonly transaction: ChainTransaction | null;
  /** Number of the last list that had it. */
  listed: number;
}

/**
 * The mempool of a node. What it has read it keeps as long as it waits, so that looking again costs what is new. A long
 * list is walked in parts, between which other work runs. It is asked for less often than a short one, but always after
 * a block.
 */
export function createWaitingTransactions(source: WaitingSource): WaitingTransactions {
  // Parents before children, but for what a failed reading or another head left.
  const kept = new Map<string, Kept>();
  let shown: readonly ChainTransaction[] = [];
  let listNumber = 0;
  let lastList: { readonly head: string | undefined; readonly ms: number } | null = null;
  let isOrdered = true;
  let invalidations = 0;

  function isRecent(head: string | undefined): boolean {
    if (lastList === null || lastList.head !== head) return false;
    return source.clock.now() - lastList.ms < restMs(kept.size);
  }

  /** Marks what is listed, and returns what is not known. */
  async function mark(hashes: Iterable<string>): Promise<readonly string[]> {
    const unknown: string[] = [];
    await inParts(hashes, (hash) => {
      const known = kept.get(hash);
      if (known === undefined) unknown.push(copyOf(hash));
      else known.listed = listNumber;
    });
    return unknown;
  }

  function keep(read: ChainTransaction | null): Kept {
    const isPacked = read !== null && kept.size >= shortList;
    return { transaction: isPacked ? packTransaction(read) : read, listed: listNumber };
  }

  async function readAll(hashes: readonly string[]): Promise<void> {
    for (let at = 0; at < hashes.length; at += readAtOnce) {
      const read = async (hash: string) => {
        const transaction = await source.read(hash);
        if (transaction !== undefined) kept.set(hash, keep(transaction));
      };
      await Promise.all(hashes.slice(at, at + readAtOnce).map(read));
    }
  }

  /** Moves transactions to the end, parents before children. */
  async function order(hashes: readonly string[]): Promise<void> {
    const left = new Set(hashes);
    const place = (hash: string): void => {
      const entry = kept.get(hash);
      if (!left.delete(hash) || entry === undefined) return;
      for (const parent of entry.transaction?.spends ?? []) place(parent.hash);
      kept.delete(hash);
      kept.set(hash, entry);
    };
    await inParts(hashes, place);
  }

  async function evictUnlisted(): Promise<readonly ChainTransaction[]> {
    const waiting: ChainTransaction[] = [];
    await inParts(kept, ([hash, { transaction, listed }]) => {
      if (listed !== listNumber) kept.delete(hash);
      else if (transaction !== null) waiting.push(transaction);
    });
    return waiting;
  }

  return {
    list: async () => {
      const head = source.headHash();
      if (isRecent(head)) return shown;
      const ms = source.clock.now();
      const before = invalidations;
      listNumber += 1;
      const unknown = await mark(await source.hashes());
      // A block that was taken back can bring parents of what was read before.
      const wasOrdered = isOrdered && lastList?.head === head;
      isOrdered = false;
      await readAll(unknown);
      await order(wasOrdered ? unknown : [...kept.keys()]);
      shown = await evictUnlisted();
      isOrdered = true;
      // The list may have been asked for before the broadcast that made it old.
      lastList = invalidations === before ? { head, ms } : null;
      return shown;
    },
    invalidate: () => {
      invalidations += 1;
      lastList = null;
    },
  };
}

/** Half of the 16 calls that a node queues by default. */
const readAtOnce = 8;

/** Length up to which a list is less than a megabyte. */
const shortList = 10_000;

/** Time until a list is asked for again: none after a short one, and otherwise a second for each 5,000 hashes. */
function restMs(size: number): number {
  return size <= shortList ? 0 : size / 5;
}

/** Copies a part of a text, which would otherwise keep all of the text in memory. */
function copyOf(hash: string): string {
  return Buffer.from(hash, 'latin1').toString('latin1');
}

/** Lets other work run after each part of a long list. */
async function inParts<T>(all: Iterable<T>, work: (each: T) => void): Promise<void> {
  let done = 0;
  for (const each of all) {
    work(each);
    done += 1;
    if (done % partLength === 0) await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Some milliseconds of work. */
const partLength = 2_000;
