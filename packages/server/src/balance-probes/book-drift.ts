import { and, eq, gt, isNull, lte, ne, not } from 'drizzle-orm';
import { loadAssetBalance } from '../accounts/account-balances.ts';
import { findKnownBlock } from '../chains/cursor.ts';
import { isUnlisted } from '../chains/unlisted-hash.ts';
import type { Db } from '../db/open-database.ts';
import { bookDrifts, transactions } from '../db/schema.ts';
import type { Sample } from './find-differences.ts';

/** Difference of one asset at the block of a sample. */
export interface Drift {
  readonly sample: Sample;
  readonly assetId: string;
  /** Units that the chain has beyond the books; below zero, units that the books have beyond the chain. */
  readonly units: bigint;
  readonly now: Date;
}

export type KnownDrift = typeof bookDrifts.$inferSelect;

/** Effect of one more look at a difference. */
export type DriftOutcome =
  /** Shown by one look alone: a node can be wrong. */
  | 'seen'
  /** Confirmed by a later block, to be corrected now. */
  | 'confirmed'
  /** Confirmed, but money that the books lack is reserved: spending is blocked. */
  | 'held';

export async function loadDrifts(db: Db, accountId: string): Promise<readonly KnownDrift[]> {
  return db.select().from(bookDrifts).where(eq(bookDrifts.accountId, accountId));
}

/** Deletes a difference that is settled, or that the chain does not show any more. */
export async function deleteDrift(tx: Db, { accountId, assetId }: DriftPlace): Promise<void> {
  await tx
    .delete(bookDrifts)
    .where(and(eq(bookDrifts.accountId, accountId), eq(bookDrifts.assetId, assetId)));
}

type DriftPlace = Pick<KnownDrift, 'accountId' | 'assetId'>;

/**
 * Notes a difference under the lock of its account. It is confirmed by the second look that shows the same at a later
 * block, without a transaction of the account in between.
 */
export async function bookDrift(
  tx: Db,
  drift: Drift,
  before: KnownDrift | undefined,
): Promise<DriftOutcome> {
  const wasHeld = before?.isHeld === true && drift.units < 0n;
  if (before === undefined || !(await isSame(tx, drift, before))) {
    await writeDrift(tx, drift, wasHeld);
    return wasHeld ? 'held' : 'seen';
  }
  if (before.blockHeight >= drift.sample.probe.height) return wasHeld ? 'held' : 'seen';
  // Without its row, the balance is that of the books again.
  await deleteDrift(tx, before);
  if (drift.units > 0n || (await isFree(tx, drift))) return 'confirmed';
  await writeDrift(tx, drift, true);
  return 'held';
}

async function isSame(tx: Db, { sample, units }: Drift, before: KnownDrift): Promise<boolean> {
  const { network, account, probe } = sample;
  const { blockHeight, blockHash } = before;
  if (before.units !== units) return false;
  const first = await findKnownBlock(tx, network, { height: blockHeight, hash: blockHash });
  if (first === null) return false;
  const between = await tx
    .select({ id: transactions.id })
    .from(transactions)
    .where(
      and(
        eq(transactions.accountId, account.accountId),
        gt(transactions.blockHeight, blockHeight),
        lte(transactions.blockHeight, probe.height),
        not(isUnlisted(transactions.hash)),
      ),
    )
    .limit(1);
  return between.length === 0;
}

/** Tells whether the books can lose these units: no send waits for a block, and the rest is not below zero. */
async function isFree(tx: Db, { sample, assetId, units }: Drift): Promise<boolean> {
  const { network, account } = sample;
  const waiting = await tx
    .select({ id: transactions.id })
    .from(transactions)
    .where(
      and(
        eq(transactions.accountId, account.accountId),
        isNull(transactions.blockHeight),
        isNull(transactions.endedAs),
        ne(transactions.type, 'RECEIVED'),
      ),
    )
    .limit(1);
  if (waiting.length > 0) return false;
  const { spendable } = await loadAssetBalance(tx, { id: account.accountId, network }, assetId);
  return spendable >= -units;
}

async function writeDrift(
  tx: Db,
  { sample: { network, account, probe }, assetId, units, now }: Drift,
  isHeld: boolean,
): Promise<void> {
  const set = { units, isHeld, blockHeight: probe.height, blockHash: probe.hash, foundAt: now };
  await tx
    .insert(bookDrifts)
    .values({ accountId: account.accountId, network, assetId, ...set })
    .onConflictDoUpdate({ target: [bookDrifts.accountId, bookDrifts.assetId], set });
}
