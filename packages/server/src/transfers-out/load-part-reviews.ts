import type { SignParts } from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import { loadSpendingAccount } from '../families/load-spending-account.ts';
import type { SpendingAccount } from '../families/spending.ts';
import { nowOf } from '../platform/server-platform.ts';
import { digestOf } from '../sends/review/review-digest.ts';
import {
  findReviewAccount,
  findReviewed,
  intentMismatch,
  type ReviewedSend,
  refuseExpired,
} from '../sends/review/reviewed-send.ts';
import { batchDigestOf } from './batch-digest.ts';
import type { OwnedTransfer } from './open-and-sign.ts';
import { keyOfPart, nextAttemptOf } from './send-part.ts';
import { isLeft } from './transfer-status.ts';
import type { PartRow } from './transfer-store.ts';

/** Part of a transfer with its review and the bytes that its owner has signed. */
export interface ReviewedPart {
  /** Account that pays. */
  readonly account: SpendingAccount;
  /** The attempt that is sent. */
  readonly part: PartRow;
  readonly reviewed: ReviewedSend;
  readonly rawTransaction: string;
}

/** Finds the part that a review pays, as it would be sent now; undefined where there is none. */
export type FindPart = (reviewed: ReviewedSend, payer: SpendingAccount) => PartRow | undefined;

/** Creates the search for parts that are left, by the key of their next attempt. */
export function findLeftBy(parts: readonly PartRow[]): FindPart {
  const next = new Map(
    parts.filter(isLeft).map((part) => {
      const attempt = nextAttemptOf(part);
      return [keyOfPart({ ...part, attempt }), { ...part, attempt }] as const;
    }),
  );
  return ({ partKey }) => (partKey === null ? undefined : next.get(partKey));
}

export interface NamedReviews {
  readonly owned: OwnedTransfer;
  readonly findPart: FindPart;
  /** The `Billfold-Intent` header. */
  readonly header: string;
  readonly transactions: SignParts['transactions'];
}

/**
 * Loads the reviews that a signature names, in the order of their digest: each of another part of this transfer, as that
 * would be sent now.
 * @throws {ApiError} 409 INTENT_MISMATCH, INTENT_EXPIRED
 */
export async function loadPartReviews(
  context: Pick<ServiceContext, 'db' | 'chains' | 'platform'>,
  { owned: { owner, row }, findPart, header, transactions }: NamedReviews,
): Promise<readonly ReviewedPart[]> {
  const { db } = context;
  const { walletId, userId } = owner;
  const accounts = new Map<string, SpendingAccount>();
  const parts = new Map<string, ReviewedPart>();
  for (const { intentId, rawTransaction } of transactions) {
    const accountId = await findReviewAccount(db, walletId, { id: intentId });
    const account =
      accounts.get(accountId) ??
      (await loadSpendingAccount(context, userId, { walletId, accountId }));
    accounts.set(accountId, account);
    const reviewed = await findReviewed(db, account, intentId);
    const part = reviewed && findPart(reviewed, account);
    if (reviewed === undefined || part?.accountId !== accountId) throw intentMismatch();
    // A part is signed once.
    const key = keyOfPart(part);
    if (parts.has(key)) throw intentMismatch();
    parts.set(key, { account, part, reviewed, rawTransaction });
  }
  const all = [...parts.values()];
  // Computed from the current rows: one that was changed since its review was shown has another digest.
  const digests = all.map(({ account, reviewed }) => digestOf(account, reviewed));
  const digest = batchDigestOf({ outId: row.id, digests });
  if (header !== `${row.id}; digest=${digest}`) throw intentMismatch();
  for (const { reviewed } of all) refuseExpired(reviewed, nowOf(context.platform));
  return all;
}
