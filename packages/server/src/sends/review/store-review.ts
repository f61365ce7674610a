import type { CreateIntent } from '@billfold/core/contract';
import { and, desc, eq, inArray, isNull, like, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/open-database.ts';
import { reviewedSends } from '../../db/schema.ts';
import type { SpendingAccount } from '../../families/spending.ts';
import { nowOf, type ServerPlatform } from '../../platform/server-platform.ts';
import { digestOf } from './review-digest.ts';
import { type ReviewedSend, writeOrder } from './reviewed-send.ts';

const validMs = 5 * 60_000;

export interface NewReview {
  readonly account: SpendingAccount;
  readonly order: CreateIntent;
  readonly sent: bigint;
  readonly fee: bigint;
  readonly tokenWallet: string | null;
  /** Idempotency key of the part of a transfer that it pays; left out for a send. */
  readonly partKey?: string | null;
}

export interface StoredReview extends ReviewedSend {
  readonly digest: string;
}

/** Deletes the reviews that can no longer be signed. */
export async function pruneReviews(db: Db, now: Date): Promise<void> {
  await db.delete(reviewedSends).where(lt(reviewedSends.expiresAt, now));
}

const mostUnsigned = 20;

/** Part that a review pays. */
const partKeyOf = sql<string>`coalesce(${reviewedSends.order}->>'partKey', '')`;

/** Deletes the unsigned reviews of the parts of a transfer: its next ones take their place. */
export async function deletePartReviews(db: Db, outId: string): Promise<void> {
  await db
    .delete(reviewedSends)
    .where(and(isNull(reviewedSends.usedAt), like(partKeyOf, `${outId}:%`)));
}

/**
 * Deletes the oldest unsigned reviews of an account, so that at most 20 are left. Those of a payout or a sweep are as many as
 * its parts.
 */
export async function evictReviews(db: Db, accountId: string): Promise<void> {
  const isUnsigned = and(
    ...[eq(reviewedSends.accountId, accountId), isNull(reviewedSends.usedAt)],
    sql`${partKeyOf} not like 'pyo%' and ${partKeyOf} not like 'swp%'`,
  );
  const older = db
    .select({ id: reviewedSends.id })
    .from(reviewedSends)
    .where(isUnsigned)
    .orderBy(desc(reviewedSends.createdAt), desc(reviewedSends.id))
    .offset(mostUnsigned);
  // A review that is being signed meanwhile stays.
  await db.delete(reviewedSends).where(and(isUnsigned, inArray(reviewedSends.id, older)));
}

/** Stores a review, which is good for five minutes and one payment. */
export async function storeReview(
  db: Db,
  platform: ServerPlatform,
  { account, order, sent, fee, tokenWallet, partKey = null }: NewReview,
): Promise<StoredReview> {
  const now = nowOf(platform);
  const id = platform.newId();
  const place = { walletId: account.walletId, accountId: account.id };
  const digest = digestOf(account, { id, order, sent, fee, tokenWallet, partKey });
  const expiresAt = new Date(now.getTime() + validMs);
  await db.insert(reviewedSends).values({
    ...{ id, ...place, order: writeOrder(order, partKey), digest },
    ...{ sentUnits: sent, feeUnits: fee, tokenWallet, createdAt: now, expiresAt },
  });
  return { id, order, digest, sent, fee, tokenWallet, partKey, expiresAt };
}
