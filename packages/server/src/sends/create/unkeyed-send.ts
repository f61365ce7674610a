import { and, eq, gt, like } from 'drizzle-orm';
import type { Db } from '../../db/open-database.ts';
import { sendIntents } from '../../db/schema.ts';
import type { SpendingAccount } from '../../families/spending.ts';
import type { Principal } from '../../http/bind.ts';
import { ApiError } from '../../platform/api-error.ts';
import { nowOf, type ServerPlatform } from '../../platform/server-platform.ts';
import { forPrograms } from '../../refusal-texts/refusal-text.ts';

/** Time after which an identical call without a key is a second payment. */
const suspectedMs = 60_000;

/** Call without an `Idempotency-Key`, for which the server makes one. */
export interface UnkeyedCall {
  /** Beginning of the keys that the server makes for one session. */
  readonly prefix: string;
  readonly idempotencyKey: string;
}

/** Makes the key of a call that has none. It names the session, whose identical calls are suspected. */
export function createUnkeyedCall(
  platform: ServerPlatform,
  { sessionId, userId }: Principal,
): UnkeyedCall {
  const prefix = `unkeyed:${sessionId ?? userId}:`;
  return { prefix, idempotencyKey: `${prefix}${platform.newId()}` };
}

export interface SuspectedCall {
  readonly account: SpendingAccount;
  readonly requestHash: string;
  /** Null for a call with a key of its own, which is never a duplicate of another key. */
  readonly unkeyed: UnkeyedCall | null;
}

/**
 * Refuses a call without a key that repeats one of the last minute, while the network has not taken the
 * first: a client that lost the answer would pay twice. Call it under the lock of the account.
 * @throws {ApiError} 409 DUPLICATE_SUSPECTED with the id of the first transaction
 */
export async function refuseDuplicate(
  tx: Db,
  platform: ServerPlatform,
  { account, requestHash, unkeyed }: SuspectedCall,
): Promise<void> {
  if (unkeyed === null) return;
  const [first] = await tx
    .select({ id: sendIntents.transactionId })
    .from(sendIntents)
    .where(
      and(
        eq(sendIntents.walletId, account.walletId),
        like(sendIntents.idempotencyKey, `${unkeyed.prefix}%`),
        eq(sendIntents.requestHash, requestHash),
        eq(sendIntents.status, 'SIGNED'),
        gt(sendIntents.createdAt, new Date(nowOf(platform).getTime() - suspectedMs)),
      ),
    );
  if (first === undefined) return;
  throw new ApiError(409, 'DUPLICATE_SUSPECTED', {
    message: 'This looks like the same payment again',
    errors: [
      forPrograms(
        `An identical payment is on its way (${first.id}). Send an Idempotency-Key of its own to pay twice.`,
      ),
    ],
    current: { id: first.id },
  });
}
