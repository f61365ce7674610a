import { getNetwork, type Network } from '@billfold/core';
import { and, desc, eq, gt, lt, lte, sql } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { chainBlocks, chainCursors, transactions, utxos } from '../db/schema.ts';
import { blockTimeOf } from './block-times.ts';
import type { Block, BlockRef } from './chain.ts';
import { finalHeightOf } from './final-height.ts';
import type { ServedNetwork } from './served-networks.ts';

/** Block up to which the books agree with the chain. */
export interface Cursor extends BlockRef {
  /** Number of the newest rescan that was done: it may have added addresses to the books. */
  readonly rescansDone: number;
}

/** Up to which block the books agree with the chain; null before the first step. */
export async function loadCursor(db: Db, network: Network): Promise<Cursor | null> {
  const { height, hash, rescansDone } = chainCursors;
  const [cursor] = await db
    .select({ height, hash, rescansDone })
    .from(chainCursors)
    .where(eq(chainCursors.network, network));
  return cursor ?? null;
}

/** Blocks of the books, newest first. */
export async function loadKnownBlocks(db: Db, network: Network): Promise<readonly BlockRef[]> {
  return db
    .select({ height: chainBlocks.height, hash: chainBlocks.hash })
    .from(chainBlocks)
    .where(eq(chainBlocks.network, network))
    .orderBy(desc(chainBlocks.height));
}

/** Returns how many blocks below its head a network is begun at. */
export function blocksAtFirst(network: ServedNetwork): number {
  return 2 * getNetwork(network).confirmations.final + 200;
}

/**
 * Returns how many blocks are kept for finding the fork of a reorganisation, and the blocks of two balances that are
 * compared: on an idle network they are minutes apart.
 */
export function keptBlocks(network: ServedNetwork): number {
  return Math.max(blocksAtFirst(network), Math.ceil(keptMs / blockTimeOf(network)));
}

const keptMs = 300_000;

export interface CursorMove<T extends BlockRef> {
  readonly network: ServedNetwork;
  readonly from: BlockRef | null;
  readonly to: T;
}

/**
 * Moves the cursor to the next block. In the transaction that books the block: either both happen
 * or neither.
 * @throws {CursorMovedError} when another process moved it meanwhile
 */
export async function advanceCursor(
  tx: Db,
  { network, from, to }: CursorMove<Block>,
): Promise<void> {
  const { height, hash, parentHash, minedAt } = to;
  if (from === null)
    await tx.insert(chainCursors).values({ network, height, hash, syncedAt: new Date(0) });
  else await moveCursor(tx, { network, from, to });
  await tx.insert(chainBlocks).values({ network, height, hash, parentHash, minedAt });
  await tx
    .delete(chainBlocks)
    .where(
      and(eq(chainBlocks.network, network), lt(chainBlocks.height, height - keptBlocks(network))),
    );
}

/**
 * Reverts the records to the fork of a reorg: transactions of orphaned blocks return to the
 * mempool, also those that failed. A send keeps the fee that it paid in the orphaned block until
 * the mempool shows its highest fee again.
 * @throws {CursorMovedError} another process has moved the cursor
 */
export async function revertCursor(
  tx: Db,
  { network, from, to }: CursorMove<BlockRef> & { readonly from: BlockRef },
): Promise<void> {
  await moveCursor(tx, { network, from, to });
  await tx
    .delete(chainBlocks)
    .where(and(eq(chainBlocks.network, network), gt(chainBlocks.height, to.height)));
  await tx
    .update(utxos)
    .set({ blockHeight: null })
    .where(and(eq(utxos.network, network), gt(utxos.blockHeight, to.height)));
  await tx
    .update(transactions)
    .set({ blockHeight: null, blockHash: null, endedAs: null })
    .where(and(eq(transactions.network, network), gt(transactions.blockHeight, to.height)));
}

/**
 * Notes that the books agree with the head, and how long the watcher rests now. Returns the number of the newest
 * rescan that was done.
 * @throws {CursorMovedError}
 */
export async function confirmCursor(
  tx: Db,
  {
    network,
    at,
    syncedAt,
    restMs = 0,
  }: {
    readonly network: Network;
    readonly at: BlockRef;
    readonly syncedAt: Date;
    readonly restMs?: number;
  },
): Promise<number> {
  const [confirmed] = await tx
    .update(chainCursors)
    .set({ syncedAt, restMs })
    .where(and(eq(chainCursors.network, network), eq(chainCursors.hash, at.hash)))
    .returning({ rescansDone: chainCursors.rescansDone });
  if (confirmed === undefined) throw new CursorMovedError();
  return confirmed.rescansDone;
}

/**
 * Keeps the cursor where it is until the end of the transaction, so that no block is applied or taken back meanwhile.
 * Returns its height; null before the first step.
 */
export async function holdCursor(tx: Db, network: Network): Promise<number | null> {
  const [held] = await tx
    .select({ height: chainCursors.height })
    .from(chainCursors)
    .where(eq(chainCursors.network, network))
    .for('share');
  return held?.height ?? null;
}

/**
 * Holds the cursor alone until the end of the transaction. Before any account is locked, as the watcher does that moves
 * the cursor and then books: two that lock in different orders would wait for each other.
 */
export async function lockCursor(tx: Db, network: Network): Promise<void> {
  await tx
    .select({ height: chainCursors.height })
    .from(chainCursors)
    .where(eq(chainCursors.network, network))
    .for('no key update');
}

/**
 * Keeps a block that the books have come to until the end of the transaction, also one that is older than the blocks
 * that are kept.
 * @throws {CursorMovedError} the books have another block at its height, or none yet
 */
export async function holdReadBlock(
  tx: Db,
  network: Network,
  { height, hash }: BlockRef,
): Promise<void> {
  const headHeight = await holdCursor(tx, network);
  const [kept] = await tx
    .select({ hash: chainBlocks.hash })
    .from(chainBlocks)
    .where(and(eq(chainBlocks.network, network), eq(chainBlocks.height, height)));
  const isRead = headHeight !== null && height <= headHeight && (kept?.hash ?? hash) === hash;
  if (!isRead) throw new CursorMovedError();
}

/** Block of the books, and how far they go. */
export interface KnownBlock {
  /** Up to which block the books agree with the chain. */
  readonly headHeight: number;
  readonly minedAt: Date;
}

/**
 * Finds the newest block of the books that a reorganisation no longer takes back; null for none. They may have passed over
 * those above it.
 */
export async function findFinalBlock(
  db: Db,
  network: ServedNetwork,
): Promise<(BlockRef & { readonly minedAt: Date }) | null> {
  const cursor = await loadCursor(db, network);
  if (cursor === null) return null;
  const height = finalHeightOf(network, cursor.height);
  const [found] = await db
    .select({
      ...{ height: chainBlocks.height, hash: chainBlocks.hash },
      minedAt: chainBlocks.minedAt,
    })
    .from(chainBlocks)
    .where(and(eq(chainBlocks.network, network), lte(chainBlocks.height, height)))
    .orderBy(desc(chainBlocks.height))
    .limit(1);
  return found ?? null;
}

/** Finds a block in the books; null where they have another one at its height, or none. */
export async function findKnownBlock(
  db: Db,
  network: Network,
  { height, hash }: BlockRef,
): Promise<KnownBlock | null> {
  const [found] = await db
    .select({ headHeight: chainCursors.height, minedAt: chainBlocks.minedAt })
    .from(chainBlocks)
    .innerJoin(chainCursors, eq(chainCursors.network, chainBlocks.network))
    .where(
      and(
        eq(chainBlocks.network, network),
        eq(chainBlocks.height, height),
        eq(chainBlocks.hash, hash),
      ),
    );
  return found ?? null;
}

/**
 * Keeps a block in the books until the end of the transaction.
 * @throws {CursorMovedError} when it was taken back meanwhile
 */
export async function holdBlock(tx: Db, network: Network, block: BlockRef): Promise<void> {
  await holdCursor(tx, network);
  if ((await findKnownBlock(tx, network, block)) === null) throw new CursorMovedError();
}

/** Finds out whether the history of an imported account is still to be read. */
export async function isRescanWanted(db: Db, network: Network): Promise<boolean> {
  return (await findRescan(db, network)) !== null;
}

/**
 * Requests a rescan for imported accounts, in the transaction that adds one. It survives a restart;
 * a request during a rescan is served by another rescan.
 */
export async function wantRescan(tx: Db, network: Network): Promise<void> {
  await tx
    .update(chainCursors)
    .set({ rescansWanted: sql`${chainCursors.rescansWanted} + 1` })
    .where(eq(chainCursors.network, network));
}

/** Finds the number of the newest open request for a rescan; null for none. */
export async function findRescan(db: Db, network: Network): Promise<number | null> {
  const [wish] = await db
    .select({ number: chainCursors.rescansWanted })
    .from(chainCursors)
    .where(
      and(
        eq(chainCursors.network, network),
        gt(chainCursors.rescansWanted, chainCursors.rescansDone),
      ),
    );
  return wish?.number ?? null;
}

export async function finishRescan(db: Db, network: Network, number: number): Promise<void> {
  await db
    .update(chainCursors)
    .set({ rescansDone: number })
    .where(eq(chainCursors.network, network));
}

async function moveCursor(
  tx: Db,
  { network, from, to }: CursorMove<BlockRef> & { readonly from: BlockRef },
): Promise<void> {
  const moved = await tx
    .update(chainCursors)
    .set({ height: to.height, hash: to.hash })
    .where(and(eq(chainCursors.network, network), eq(chainCursors.hash, from.hash)))
    .returning({ network: chainCursors.network });
  if (moved.length === 0) throw new CursorMovedError();
}

/** Two processes watch one network at once: the slower one gives way, its work is undone. */
export class CursorMovedError extends Error {
  override readonly name = 'CursorMovedError';
  constructor() {
    super('Another process moved the cursor.');
  }
}
