import type { SignPayout } from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import type { SpendingAccount } from '../families/spending.ts';
import { nowOf } from '../platform/server-platform.ts';
import { digestOf } from '../sends/review/review-digest.ts';
import {
  findReviewed,
  intentMismatch,
  type ReviewedSend,
  refuseExpired,
} from '../sends/review/reviewed-send.ts';
import { batchDigestOf } from './batch-digest.ts';
import { keyOfPart, nextAttemptOf } from './send-part.ts';
import { isLeft } from './transfer-status.ts';
import type { PartRow } from './transfer-store.ts';

/** Line of a payout with its review and the bytes that its owner has signed. */
export interface SignedLine {
  /** The attempt that is sent. */
  readonly part: PartRow;
  readonly reviewed: ReviewedSend;
  readonly rawTransaction: string;
}

export interface NamedLines {
  readonly outId: string;
  readonly account: SpendingAccount;
  readonly parts: readonly PartRow[];
  /** The `Billfold-Intent` header. */
  readonly header: string;
  readonly transactions: SignPayout['transactions'];
}

/**
 * Loads the reviews that a signature names, in the order of their digest: each of another line of this payout, as that would
 * be sent now.
 * @throws {ApiError} 409 INTENT_MISMATCH, INTENT_EXPIRED
 */
export async function loadLineReviews(
  { db, platform }: Pick<ServiceContext, 'db' | 'platform'>,
  { outId, account, parts, header, transactions }: NamedLines,
): Promise<readonly SignedLine[]> {
  const next = new Map(
    parts.filter(isLeft).map((part) => {
      const attempt = nextAttemptOf(part);
      return [keyOfPart({ ...part, attempt }), { ...part, attempt }] as const;
    }),
  );
  const lines: SignedLine[] = [];
  for (const { intentId, rawTransaction } of transactions) {
    const reviewed = await findReviewed(db, account, intentId);
    const part = next.get(reviewed?.partKey ?? '');
    if (reviewed === undefined || part === undefined) throw intentMismatch();
    // A line is signed once.
    next.delete(keyOfPart(part));
    lines.push({ part, reviewed, rawTransaction });
  }
  // Computed from the current rows: one that was changed since its review was shown has another digest.
  const digests = lines.map(({ reviewed }) => digestOf(account, reviewed));
  if (header !== `${outId}; digest=${batchDigestOf({ outId, digests })}`) throw intentMismatch();
  for (const { reviewed } of lines) refuseExpired(reviewed, nowOf(platform));
  return lines;
}
