import { timingSafeEqual } from 'node:crypto';
import type { BaseUnits } from '@billfold/core';
import type {
  CreateIntent,
  CreateTokenTransaction,
  CreateTransaction,
} from '@billfold/core/contract';
import { createIntentBody } from '@billfold/core/contract/requests';
import type { Approved } from '@billfold/keyring/vault';
import { and, eq, isNull } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Db } from '../../db/open-database.ts';
import { reviewedSends } from '../../db/schema.ts';
import { feeChanged } from '../../families/fee-choice.ts';
import type { PlannedSpend, SpendingAccount } from '../../families/spending.ts';
import { ApiError } from '../../platform/api-error.ts';
import { digestOf } from './review-digest.ts';

/** Send with the amounts that were shown on Review. */
export interface ReviewedSend {
  readonly id: string;
  readonly order: CreateIntent;
  readonly sent: bigint;
  /** Highest total fee, with the price of activating the recipient's account. */
  readonly fee: bigint;
  /** Contract that holds the token for the sender; null where the sender's own address holds it. */
  readonly tokenWallet: string | null;
  /** Idempotency key of the part of a transfer that it pays; null of a send. */
  readonly partKey: string | null;
  readonly expiresAt: Date;
}

/** Review by the id and digest that its client was shown. */
export interface NamedReview {
  readonly id: string;
  readonly digest: string;
}

/** Reads a `Billfold-Intent: {id}; digest={hex}` header. @throws {ApiError} 409 INTENT_MISMATCH */
export function readIntentHeader(header: string): NamedReview {
  const [, id, digest] = /^([0-9a-f-]{36}); ?digest=([0-9a-f]{64})$/i.exec(header) ?? [];
  const isNamed = id !== undefined && digest !== undefined && z.safeParse(z.uuid(), id).success;
  if (!isNamed) throw intentMismatch();
  return { id, digest };
}

/**
 * Loads a review of this account.
 * @throws {ApiError} 409 INTENT_MISMATCH where there is none with this id and digest
 */
export async function loadReviewed(
  db: Db,
  account: SpendingAccount,
  { id, digest }: NamedReview,
): Promise<ReviewedSend> {
  const review = await findReviewed(db, account, id);
  if (review === undefined) throw intentMismatch();
  // Computed from the current row: one that was changed since its review was shown has another digest.
  const [given, stored] = [
    Buffer.from(digest.toLowerCase()),
    Buffer.from(digestOf(account, review)),
  ];
  if (given.length !== stored.length || !timingSafeEqual(given, stored)) throw intentMismatch();
  return review;
}

/** Finds a review of an account; undefined where it has none with this id. */
export async function findReviewed(
  db: Db,
  account: Pick<SpendingAccount, 'id'>,
  id: string,
): Promise<ReviewedSend | undefined> {
  const [row] = await db
    .select()
    .from(reviewedSends)
    .where(and(eq(reviewedSends.id, id), eq(reviewedSends.accountId, account.id)));
  if (row === undefined) return undefined;
  return {
    id: row.id,
    ...readStored(row.order),
    sent: row.sentUnits,
    fee: row.feeUnits,
    tokenWallet: row.tokenWallet,
    expiresAt: row.expiresAt,
  };
}

/** Writes an order with the part of a transfer that it pays, as the row of its review has both. */
export const writeOrder = (order: CreateIntent, partKey: string | null): object =>
  partKey === null ? order : { ...order, partKey };

function readStored(stored: unknown): Pick<ReviewedSend, 'order' | 'partKey'> {
  const { partKey = null, ...order } = z.parse(
    z.looseObject({ partKey: z.exactOptional(z.string()) }),
    stored,
  );
  return { order: z.parse(createIntentBody(), order), partKey };
}

/**
 * Loads a review of a send of this account. One that pays a part of a transfer is signed with its transfer alone.
 * @throws {ApiError} 409 INTENT_MISMATCH
 */
export async function loadReviewedSend(
  db: Db,
  account: SpendingAccount,
  named: NamedReview,
): Promise<ReviewedSend> {
  const reviewed = await loadReviewed(db, account, named);
  if (reviewed.partKey !== null) throw intentMismatch();
  return reviewed;
}

/** Finds the account of a wallet from which a review spends. @throws {ApiError} 409 INTENT_MISMATCH */
export async function findReviewAccount(
  db: Db,
  walletId: string,
  { id }: Pick<NamedReview, 'id'>,
): Promise<string> {
  const [row] = await db
    .select({ accountId: reviewedSends.accountId })
    .from(reviewedSends)
    .where(and(eq(reviewedSends.id, id), eq(reviewedSends.walletId, walletId)));
  if (row === undefined) throw intentMismatch();
  return row.accountId;
}

/** Refuses a review after its five minutes. @throws {ApiError} 409 INTENT_EXPIRED */
export function refuseExpired({ expiresAt }: ReviewedSend, now: Date): void {
  if (now >= expiresAt) throw intentExpired();
}

export const intentExpired = (): ApiError =>
  new ApiError(409, 'INTENT_EXPIRED', {
    errors: ['Your review has expired. Review the transaction again.'],
  });

/** Requires the body to order the reviewed send. @throws {ApiError} 409 INTENT_EXPIRED, INTENT_MISMATCH */
export function requireSameOrder(
  reviewed: ReviewedSend,
  body: CreateTransaction | CreateTokenTransaction,
  now: Date,
): void {
  refuseExpired(reviewed, now);
  const { order } = reviewed;
  const isToken = 'tokenId' in body;
  const isSame =
    order.amount === body.amount &&
    order.destinationAddress === body.destinationAddress &&
    order.tokenId === (isToken ? body.tokenId : null) &&
    order.sendingMax === body.sendingMax &&
    (order.memo ?? '') === (body.memo ?? '') &&
    (isToken || (order.feeRate === body.feeRate && order.feeRateValue === body.feeRateValue));
  if (!isSame) throw intentMismatch();
}

/** Requires the approved amount, at the approved fee or less. @throws {ApiError} 409 FEE_CHANGED */
export function requireSameSpend(
  { least, most, fee }: Approved,
  { sent, fee: plannedFee }: Pick<PlannedSpend, 'sent' | 'fee'>,
  networkFee: BaseUnits | null,
): void {
  if (sent >= least && sent <= most && plannedFee + (networkFee ?? 0n) <= fee) return;
  throw feeChanged();
}

/** Marks a review as used: it is good for one payment. @throws {ApiError} 409 INTENT_USED */
export async function markReviewedUsed(tx: Db, { id }: ReviewedSend, at: Date): Promise<void> {
  const used = await tx
    .update(reviewedSends)
    .set({ usedAt: at })
    .where(and(eq(reviewedSends.id, id), isNull(reviewedSends.usedAt)))
    .returning({ id: reviewedSends.id });
  if (used.length === 0)
    throw new ApiError(409, 'INTENT_USED', {
      errors: ['This review was already used. Review the next transaction separately.'],
    });
}

export function intentMismatch(): ApiError {
  return new ApiError(409, 'INTENT_MISMATCH', {
    errors: ['This differs from what you reviewed. Nothing was signed.'],
  });
}
