import {
  type Block,
  type BlockRef,
  ChainFaultError,
  type ChainTransaction,
  ChainUnavailableError,
  type MempoolView,
  type QuietRange,
} from '../chains/chain.ts';
import {
  advanceCursor,
  blocksAtFirst,
  confirmCursor,
  keptBlocks,
  loadCursor,
  loadKnownBlocks,
  revertCursor,
  wantRescan,
} from '../chains/cursor.ts';
import { finalHeightOf } from '../chains/final-height.ts';
import { viewMempool } from '../chains/mempool-view.ts';
import type { ServedNetwork } from '../chains/served-networks.ts';
import type { PassedOver } from '../chains/unread-counts.ts';
import type { ServiceContext } from '../context.ts';
import { noteMempool, notePayments, noteReverted } from '../payments/note-payments.ts';
import type { PaymentsContext } from '../payments/payments-context.ts';
import { nowOf } from '../platform/server-platform.ts';
import { enqueueConfirmedMails } from '../transaction-mails/enqueue-transaction-mails.ts';
import { announceBlock } from './announce-books.ts';
import { applyTransactions } from './apply-transactions.ts';
import { dropEvicted } from './drop-evicted.ts';
import { findWaiting } from './find-waiting.ts';
import { finishIntents } from './finish-intents.ts';
import { loadTransferPrices } from './load-transfer-prices.ts';
import { loadWatch } from './load-watch.ts';
import { dropForeignOpenings, isOpeningAbove } from './openings.ts';
import { reopenOvertaken, settleOvertaken } from './settle-overtaken.ts';

export interface ChainWatch {
  /**
   * Confirms that the books are up to date, where the chain itself says that nothing has changed since it was
   * last read, less than five minutes ago. Returns whether it did.
   */
  confirmUnchanged(): Promise<boolean>;
  /**
   * Brings the books up to the head of the chain, and to its mempool unless the network is idle. Doing it again changes
   * nothing.
   */
  catchUp(rest?: Rest | null): Promise<void>;
}

/** Time until the next look at an idle network. */
export interface Rest {
  readonly restMs: number;
}

/** State of the chain when it was last read to its end. */
interface Reading {
  readonly revision: string;
  readonly cursor: BlockRef;
  readonly atMs: number;
}

/** Mempool that was booked. */
interface SeenMempool {
  readonly view: MempoolView;
  /** Hashes of transactions that are to be applied again. */
  readonly rivals: readonly string[];
}

const readEveryMs = 300_000;

/** Looks at a block with something unread in it before that is passed over: a node may have broken off. */
const looksAtUnread = 3;

/** Age of a head that the books are not up to date at any more: many blocks were read to get there. */
const oldHeadMs = 5_000;

/** Rounds without a higher block after which nodes behind one address count as contradicting each other. */
const mostRounds = 10;

export type WatchContext = Pick<ServiceContext, 'db' | 'chains'> & PaymentsContext;

/**
 * Credits deposits and spends of one network. Each block is booked in one transaction with the
 * cursor, so a crash at any point neither loses nor repeats one.
 */
export function watchChain(
  context: WatchContext,
  network: ServedNetwork,
  onUnread: (passed: PassedOver) => void = () => {},
): ChainWatch {
  const { db, platform, chains, rates } = context;
  const chain = chains.get(network);
  // Blocks of our own ledgers and test chains are taken back by hand. A public chain is never shorter than it was.
  const isPublic = chain.chain === 'main' || chain.chain === 'test';
  const canShrink = !isPublic || chain.revision !== undefined;
  // Booked on the way here, so that a mempool that stands still costs nothing.
  let seen: SeenMempool | null = null;
  let lastRead: Reading | null = null;
  let rescansDone = 0;
  let unreadIn = { hash: '', looks: 0 };

  async function begin(): Promise<BlockRef> {
    const head = await chain.head();
    const first = await chain.blockAt(Math.max(0, head.height - blocksAtFirst(network)));
    // The next look asks again. A node that keeps fewer blocks would otherwise be asked without a pause.
    if (first === null)
      throw new ChainUnavailableError(`The node of ${network} shows no block to begin with.`);
    return applyBlock(null, first);
  }

  /** Reads what concerns the books, and no more where the chain can tell. */
  async function readBlock(height: number): Promise<Block | null> {
    const watching = (most: number) => loadWatch(db, network, most);
    const block = await (chain.watchedBlockAt?.(height, watching) ?? chain.blockAt(height));
    if (block?.unread !== undefined) requireSeenAgain(block);
    return block;
  }

  /** @throws {ChainFaultError} at the first looks */
  function requireSeenAgain({ hash, height }: BlockRef): void {
    const looks = unreadIn.hash === hash ? unreadIn.looks + 1 : 1;
    unreadIn = { hash, looks };
    if (looks < looksAtUnread)
      throw new ChainFaultError(
        `The node of ${network} shows a transaction in block ${height} that cannot be read.`,
      );
  }

  const pricesOf = (transactions: readonly ChainTransaction[], at: Date) =>
    loadTransferPrices({ rates, network, transactions, at });

  async function applyBlock(from: BlockRef | null, block: Block): Promise<BlockRef> {
    const { minedAt: at, transactions } = block;
    const prices = await pricesOf(transactions, at);
    const sighting = { network, block, at, prices, transactions };
    await db.transaction(async (tx) => {
      const now = nowOf(platform);
      await advanceCursor(tx, { network, from, to: block });
      if (chain.survey !== null) await dropForeignOpenings(tx, network, block);
      // A phrase may have been imported before anybody came to look at the chain.
      if (chain.survey !== null && from === null) await wantRescan(tx, network);
      await applyTransactions(tx, platform, sighting);
      await settleOvertaken(tx, chain, { headHeight: block.height, at: nowOf(platform) });
      await finishIntents(tx, { network, headHeight: block.height, at: now });
      await notePayments(tx, context, { ...sighting, now });
      if (await announceBlock(tx, { network, height: block.height }))
        await enqueueConfirmedMails(tx, platform, { network, height: block.height });
    });
    for (const each of block.unread ?? []) onUnread({ network, height: block.height, ...each });
    return block;
  }

  /** @throws {Error} when the fork is below all blocks that are kept */
  async function revert(from: BlockRef, head: BlockRef): Promise<BlockRef> {
    const to = await findFork(head);
    if (to.hash !== from.hash)
      await db.transaction(async (tx) => {
        await announceBlock(tx, { network, height: to.height });
        await revertCursor(tx, { network, from, to });
        await reopenOvertaken(tx, { network, height: to.height });
        await noteReverted(tx, context, { network, height: to.height, now: nowOf(platform) });
      });
    seen = null;
    return to;
  }

  async function findFork(head: BlockRef): Promise<BlockRef> {
    const known = await loadKnownBlocks(db, network);
    for (const block of known) {
      const shown = await chain.blockAt(block.height);
      if (shown?.hash === block.hash) return block;
      // Another node behind the same address, which lags: what it lacks was not replaced.
      if (shown === null && block.height <= head.height) throw behind(block.height);
    }
    throw new Error(`${network} was reorganised deeper than the ${known.length} blocks kept.`);
  }

  /**
   * False when the chain moved while the mempool of its nodes was read: the two then do not belong together. What was
   * sent from here and is in a block by now only leaves the list earlier than it is booked.
   */
  async function applyMempool(cursor: BlockRef): Promise<boolean> {
    const view = await viewMempool(chain);
    if (chain.hasMempool && (await chain.head()).hash !== cursor.hash) return false;
    const at = nowOf(platform);
    const transactions = findUnbooked(view);
    const prices = await pricesOf(transactions, at);
    const sighting = { network, block: null, at, prices, transactions };
    const rivals = await db.transaction(async (tx) => {
      await confirmCursor(tx, { network, at: cursor, syncedAt: at });
      const found = await applyTransactions(tx, platform, sighting);
      await dropEvicted(tx, { network, mempool: view, at });
      await settleOvertaken(tx, chain, { headHeight: cursor.height, at });
      await notePayments(tx, context, { ...sighting, now: at });
      if (chain.hasMempool) await noteMempool(tx, context, { network, mempool: view, now: at });
      return found;
    });
    seen = { view, rivals };
    return true;
  }

  /** An open send of ours keeps its inputs from a rival: when it fails, they are the rival's. */
  function findUnbooked(view: MempoolView): readonly ChainTransaction[] {
    if (seen === null) return view.since(null);
    const fresh = view.since(seen.view);
    const freshHashes = new Set(fresh.map(({ hash }) => hash));
    const rivals = seen.rivals.filter((hash) => !freshHashes.has(hash));
    return [...rivals.flatMap((hash) => view.get(hash) ?? []), ...fresh];
  }

  /** Brings what waits up to date where the mempool is not read: the node is asked for each transaction of the books. */
  async function applyWaiting(cursor: BlockRef): Promise<boolean> {
    const at = nowOf(platform);
    const hashes = await findWaiting(db, chain);
    await db.transaction(async (tx) => {
      await confirmCursor(tx, { network, at: cursor, syncedAt: at });
      await dropEvicted(tx, { network, mempool: hashes, at });
      await settleOvertaken(tx, chain, { headHeight: cursor.height, at });
      await noteMempool(tx, context, { network, mempool: hashes, now: at });
    });
    return true;
  }

  /** Brings what waits up to date at the head of the chain. False when the chain moved meanwhile. */
  async function reachHead(cursor: BlockRef, rest: Rest | null): Promise<boolean> {
    if (rest === null) return chain.skipsMempool ? applyWaiting(cursor) : applyMempool(cursor);
    await confirmCursor(db, { network, at: cursor, syncedAt: nowOf(platform), ...rest });
    return true;
  }

  /**
   * Moves to the head over blocks that hold nothing of ours, and returns the new cursor; null where blocks are to be read.
   * For finding a fork, a final block and the deepest one that would be kept are booked too.
   */
  async function skip(cursor: BlockRef, head: BlockRef, rest: Rest | null) {
    // Our own ledgers cost nothing to read.
    if (chain.revision !== undefined || head.height <= cursor.height + 1) return null;
    const heights = [head.height - keptBlocks(network), finalHeightOf(network, head.height)].filter(
      (height) => height > cursor.height,
    );
    const range = { from: cursor, to: head, heights };
    // Loaded after the head: whatever is given out from now on is paid above it.
    const isEmpty = (await loadWatch(db, network, 0)) !== null;
    const blocks = isEmpty ? await readSome(range) : rest && (await findQuiet(range));
    if (blocks?.at(-1)?.hash !== head.hash) return null;
    let moved: BlockRef = cursor;
    for (const block of blocks) moved = await applyBlock(moved, block);
    return moved;
  }

  /** Reads the blocks of a chain without a watched address. */
  async function readSome({ to, heights }: QuietRange): Promise<readonly Block[]> {
    const blocks: Block[] = [];
    for (const height of [...heights, to.height]) {
      const block = await readBlock(height);
      if (block !== null) blocks.push(block);
    }
    return blocks;
  }

  /** Finds out without reading blocks that they hold nothing of ours; null where they are to be read. */
  async function findQuiet(range: QuietRange): Promise<readonly Block[] | null> {
    const { quietBlocks } = chain;
    if (quietBlocks === undefined) return null;
    if (await isOpeningAbove(db, network, range.from.height)) return null;
    try {
      return await quietBlocks(range, (most) => loadWatch(db, network, most));
    } catch (error) {
      if (error instanceof ChainUnavailableError) return null;
      throw error;
    }
  }

  /** Applies what waits once more after a rescan, which may have brought addresses that it concerns. */
  function noteRescans(done: number): void {
    if (done !== rescansDone) seen = null;
    rescansDone = done;
  }

  function behind(height: number): ChainUnavailableError {
    return new ChainUnavailableError(`A node of ${network} is behind at ${height}.`);
  }

  /** Returns the block that a look reads to: the head, or one below it where the network is idle. */
  async function goalOf(head: BlockRef, cursor: BlockRef, rest: Rest | null): Promise<BlockRef> {
    if (rest === null || chain.restingHead === undefined || head.height <= cursor.height)
      return head;
    const resting = await chain.restingHead();
    return resting.height < cursor.height ? cursor : resting;
  }

  async function catchUp(rest: Rest | null): Promise<BlockRef> {
    const known = await loadCursor(db, network);
    noteRescans(known?.rescansDone ?? 0);
    let cursor: BlockRef = known ?? (await begin());
    let highest = -1;
    for (let rounds = 0; rounds < mostRounds; ) {
      const head = await (canShrink ? chain.head() : chain.head(cursor.height));
      const shownAtMs = platform.clock.now();
      if (head.height < cursor.height && !canShrink) throw behind(head.height);
      const goal = await goalOf(head, cursor, rest);
      cursor = (await skip(cursor, goal, rest)) ?? (await readUpTo(goal, cursor));
      const isRecent = platform.clock.now() - shownAtMs < oldHeadMs;
      if (goal.hash === cursor.hash && isRecent && (await reachHead(cursor, rest))) return cursor;
      rounds = cursor.height > highest ? 0 : rounds + 1;
      highest = Math.max(highest, cursor.height);
    }
    throw new ChainUnavailableError(`The nodes of ${network} contradict each other.`);
  }

  /** Books the blocks up to a head that was just shown, or goes back to the fork once. */
  async function readUpTo(head: BlockRef, from: BlockRef): Promise<BlockRef> {
    let cursor = from;
    while (cursor.hash !== head.hash) {
      // Another block took the place of the head meanwhile.
      if (cursor !== from && cursor.height >= head.height) return cursor;
      const next = head.height > cursor.height ? await readBlock(cursor.height + 1) : null;
      if (next?.parentHash !== cursor.hash) return revert(cursor, head);
      cursor = await applyBlock(cursor, next);
    }
    return cursor;
  }

  /** The revision is asked for first: a change during the reading shows at the next look. */
  async function read(rest: Rest | null = null): Promise<void> {
    lastRead = null;
    const atMs = platform.clock.now();
    const revision = await chain.revision?.();
    const cursor = await catchUp(rest);
    if (revision !== undefined) lastRead = { revision, cursor, atMs };
  }

  return {
    catchUp: read,
    confirmUnchanged: async () => {
      const at = nowOf(platform);
      const last = lastRead;
      if (last === null || at.getTime() - last.atMs >= readEveryMs) return false;
      if ((await chain.revision?.()) !== last.revision) return false;
      const done = await confirmCursor(db, { network, at: last.cursor, syncedAt: at });
      return done === rescansDone;
    },
  };
}
