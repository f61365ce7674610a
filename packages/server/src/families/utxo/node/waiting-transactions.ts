import type { Clock } from '@billfold/core';
import type { ChainTransaction, MempoolView } from '../../../chains/chain.ts';
import type { MempoolChanges } from './notifications/follow-mempool.ts';
import { packTransaction } from './packed-transaction.ts';

export interface WaitingSource {
  readonly clock: Clock;
  /** Returns the hash of the head that the node showed last; undefined before the first one. */
  headHash(): string | undefined;
  /** Calls `visit` for each hash in the mempool, in parts between which other work runs. */
  eachHash(visit: (hash: string) => void): Promise<void>;
  /**
   * Reads a transaction; null for one without transparent outputs, undefined for one that left the
   * mempool.
   */
  read(hash: string): Promise<ChainTransaction | null | undefined>;
  /** Decodes the bytes that the node sent of a transaction; undefined for one that is to be read. */
  decode(bare: Buffer): ChainTransaction | undefined;
}

export interface WaitingTransactions {
  /** Views what waits; as it was where the node was not asked. */
  view(): Promise<MempoolView>;
  /** Lists what waits, parents before children. */
  list(): Promise<readonly ChainTransaction[]>;
  /** Has the next view ask the node, also before its time. */
  invalidate(): void;
  /** Notes a head that the node showed: changes that do not tell of it are late, or come no more. */
  noteHead(hash: string): void;
  /** Receives the changes that a node publishes; without them, each view is by a list. */
  readonly changes: MempoolChanges;
}

/** Transaction that was read, until it waits no more. */
interface Kept {
  transaction: ChainTransaction | null;
  /** Number of the last list that had it. */
  listed: number;
}

/**
 * The mempool of a node. What it has read it keeps as long as it waits, so that looking again costs what is new. A long
 * list is walked in parts, between which other work runs. It is asked for less often than a short one, but always after
 * a block.
 *
 * With the changes that the node publishes, a list is asked for where one may be missing: once the first change came,
 * after an interruption, where the node shows a head that the changes do not, and as a check. Changes change a view no
 * more: they wait for the next one.
 */
export function createWaitingTransactions(source: WaitingSource): WaitingTransactions {
  // Parents before children, but for what a failed reading or another head left.
  const kept = new Map<string, Kept>();
  let listNumber = 0;
  let lastList: { readonly head: string | undefined; readonly ms: number } | null = null;
  let isOrdered = true;
  let invalidations = 0;

  // What came and what left since the last view. The node did not send the bytes of what is still to be read.
  const arrived = new Map<string, ChainTransaction | null | 'unread'>();
  const gone = new Set<string>();
  // Hashes that were not in the last view, of which a failed reading leaves some, and those of the views before.
  let added: string[] = [];
  let additions: readonly { readonly viewNumber: number; readonly hashes: readonly string[] }[] =
    [];

  // Hashes that changes brought to the last view. The books read each of these many times, and those before hardly ever.
  let changed: string[] = [];

  let isHeard = false;
  // Changes since the list was asked for are complete, or do not count.
  let following: 'no' | 'listing' | 'yes' = 'no';
  let block: string | undefined;

  const viewNumbers = new WeakMap<MempoolView, number>();
  let viewNumber = 0;
  let view: MempoolView | null = null;
  let looking: Promise<MempoolView> | null = null;

  function isRecent(head: string | undefined): boolean {
    if (lastList === null || lastList.head !== head) return false;
    return source.clock.now() - lastList.ms < restMs(kept.size);
  }

  function isFollowed(): boolean {
    return (
      following === 'yes' && lastList !== null && source.clock.now() - lastList.ms < checkEveryMs
    );
  }

  function pack(transaction: ChainTransaction): ChainTransaction {
    return kept.size >= shortList ? packTransaction(transaction) : transaction;
  }

  function keep(hash: string, transaction: ChainTransaction | null): void {
    if (!kept.has(hash)) added.push(hash);
    kept.set(hash, { transaction, listed: listNumber });
  }

  async function readAll(
    hashes: readonly string[],
    take: (hash: string, transaction: ChainTransaction | null | undefined) => void,
  ): Promise<void> {
    for (let at = 0; at < hashes.length; at += readAtOnce) {
      const read = async (hash: string) => {
        const transaction = await source.read(hash);
        take(hash, transaction && pack(transaction));
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

  async function evictUnlisted(): Promise<void> {
    await inParts(kept, ([hash, { listed }]) => {
      if (listed !== listNumber) kept.delete(hash);
    });
  }

  /** Reads what the node did not send, until nothing more of that came meanwhile. */
  async function readArrived(): Promise<void> {
    for (;;) {
      const unread = [...arrived].flatMap(([hash, read]) => (read === 'unread' ? [hash] : []));
      if (unread.length === 0) return;
      await readAll(unread, (hash, transaction) => {
        if (transaction === undefined) arrived.delete(hash);
        else if (arrived.has(hash)) arrived.set(hash, transaction);
      });
    }
  }

  function packChanged(): void {
    for (const hash of changed) {
      const entry = kept.get(hash);
      if (entry?.transaction) entry.transaction = pack(entry.transaction);
    }
    changed = [];
  }

  /** Applies the changes since the last view. */
  async function applyChanges(): Promise<void> {
    await readArrived();
    for (const hash of gone) kept.delete(hash);
    for (const [hash, transaction] of arrived) {
      if (transaction === 'unread') continue;
      keep(hash, transaction);
      changed.push(hash);
    }
    gone.clear();
    arrived.clear();
  }

  async function takeList(): Promise<void> {
    const head = source.headHash();
    const ms = source.clock.now();
    const before = invalidations;
    await applyChanges();
    // A block that was taken back can bring parents of what was read before.
    const wasOrdered = isOrdered && (following === 'yes' || lastList?.head === head);
    isOrdered = false;
    // The node answers after this: whatever changed before is in the list.
    following = isHeard ? 'listing' : 'no';
    block = head;
    listNumber += 1;
    const unknown: string[] = [];
    await source.eachHash((hash) => {
      const known = kept.get(hash);
      if (known === undefined) unknown.push(copyOf(hash));
      else known.listed = listNumber;
    });
    const unread = unknown.filter((hash) => !arrived.has(hash));
    await readAll(unread, (hash, transaction) => {
      if (transaction !== undefined) keep(hash, transaction);
    });
    await order(wasOrdered ? unknown : [...kept.keys()]);
    await evictUnlisted();
    isOrdered = true;
    if (following === 'listing') following = 'yes';
    // The list may have been asked for before the broadcast that made it old, which a change would tell of.
    lastList = following === 'yes' || invalidations === before ? { head, ms } : null;
    await applyChanges();
  }

  async function look(): Promise<MempoolView> {
    packChanged();
    if (isFollowed()) await applyChanges();
    else if (view === null || !isRecent(source.headHash())) await takeList();
    else return view;
    viewNumber += 1;
    additions = [...additions, { viewNumber, hashes: added }].slice(-mostAdditions);
    added = [];
    view = createView();
    viewNumbers.set(view, viewNumber);
    return view;
  }

  function createView(): MempoolView {
    const get = (hash: string) => kept.get(hash)?.transaction ?? undefined;
    return {
      get,
      has: (hash) => get(hash) !== undefined,
      since: (earlier) => {
        const number = earlier === null ? undefined : viewNumbers.get(earlier);
        const hashes = number === undefined ? null : listAdded(number);
        return [...(hashes ?? kept.keys())].flatMap((hash) => get(hash) ?? []);
      },
    };
  }

  /** Lists what was added after a view, each hash once; null where that is too long ago. */
  function listAdded(number: number): ReadonlySet<string> | null {
    const [oldest] = additions;
    if (oldest === undefined || number < oldest.viewNumber - 1) return null;
    const later = additions.filter((each) => each.viewNumber > number);
    return new Set(later.flatMap(({ hashes }) => hashes));
  }

  /** Has the changes count no more until the next list. */
  function stopFollowing(): void {
    following = 'no';
    arrived.clear();
    gone.clear();
  }

  function noteGone(hash: string): void {
    arrived.delete(hash);
    if (kept.has(hash) || following === 'listing') gone.add(hash);
  }

  function viewNext(): Promise<MempoolView> {
    looking ??= look().finally(() => {
      looking = null;
    });
    return looking;
  }

  return {
    view: viewNext,
    list: async () => (await viewNext()).since(null),
    invalidate: () => {
      invalidations += 1;
      if (following !== 'yes') lastList = null;
    },
    noteHead: (hash) => {
      if (following !== 'yes' || hash === block) return;
      isHeard = false;
      stopFollowing();
    },
    changes: {
      added: (hash, bare) => {
        isHeard = true;
        if (following === 'no') return;
        gone.delete(hash);
        // What is known may not be in the list that is under way.
        if (kept.has(hash) && following === 'yes') return;
        const transaction = bare === null ? undefined : source.decode(bare);
        arrived.set(hash, transaction ?? 'unread');
      },
      removed: (hash) => {
        isHeard = true;
        if (following !== 'no') noteGone(hash);
      },
      mined: (mined, transactions) => {
        isHeard = true;
        block = mined;
        if (following !== 'no') for (const hash of transactions) noteGone(hash);
      },
      interrupted: () => {
        isHeard = true;
        stopFollowing();
      },
      lost: () => {
        isHeard = false;
        stopFollowing();
      },
    },
  };
}

/** Half of the 16 calls that a node queues by default. */
const readAtOnce = 8;

/** Length up to which a list is less than a megabyte. */
const shortList = 10_000;

/** Views whose additions are kept: a reader that could not store one goes on from an older one. */
const mostAdditions = 1_000;

/** Time after which a list is asked for although the changes seem complete. */
const checkEveryMs = 3_600_000;

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
