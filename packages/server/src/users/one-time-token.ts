import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { oneTimeTokens } from '../db/schema.ts';
import { ApiError } from '../platform/api-error.ts';
import { createToken, hashToken } from '../platform/opaque-token.ts';
import { nowOf, type ServerPlatform } from '../platform/server-platform.ts';

export type OneTimeToken = typeof oneTimeTokens.$inferSelect;

export interface NewToken {
  readonly userId: string;
  readonly purpose: OneTimeToken['purpose'];
  readonly lifeMs: number;
  readonly payload?: Readonly<Record<string, string>>;
}

/** A token to be mailed or handed on; only its hash stays here. */
export async function issueToken(
  tx: Db,
  platform: ServerPlatform,
  { userId, purpose, lifeMs, payload }: NewToken,
): Promise<string> {
  const token = createToken(platform.random);
  const now = nowOf(platform);
  await tx.insert(oneTimeTokens).values({
    id: platform.newId(),
    userId,
    purpose,
    tokenHash: hashToken(token),
    ...(payload === undefined ? {} : { payload }),
    createdAt: now,
    expiresAt: new Date(now.getTime() + lifeMs),
  });
  return token;
}

export interface SentToken {
  readonly token: string;
  readonly purpose: OneTimeToken['purpose'];
  readonly now: Date;
}

/**
 * A token that is still good, locked until the transaction ends; spend it there.
 * @throws {ApiError} 400 TOKEN_INVALID, TOKEN_EXPIRED
 */
export async function findToken(tx: Db, { token, purpose, now }: SentToken): Promise<OneTimeToken> {
  const [found] = await tx
    .select()
    .from(oneTimeTokens)
    .where(and(eq(oneTimeTokens.tokenHash, hashToken(token)), eq(oneTimeTokens.purpose, purpose)))
    .for('update');
  if (found === undefined || found.usedAt !== null)
    throw new ApiError(400, 'TOKEN_INVALID', {
      errors: ['This link is not valid or was already used. Request a new one.'],
    });
  if (found.expiresAt <= now)
    throw new ApiError(400, 'TOKEN_EXPIRED', {
      errors: ['This link has expired. Request a new one.'],
    });
  return found;
}

export async function spendToken(tx: Db, tokenId: string, now: Date): Promise<void> {
  await tx.update(oneTimeTokens).set({ usedAt: now }).where(eq(oneTimeTokens.id, tokenId));
}

/** Takes back what was sent to a user for one purpose, or for all of them. */
export async function spendTokensOf(
  tx: Db,
  userId: string,
  { now, purpose }: { readonly now: Date; readonly purpose?: OneTimeToken['purpose'] },
): Promise<void> {
  await tx
    .update(oneTimeTokens)
    .set({ usedAt: now })
    .where(
      and(
        eq(oneTimeTokens.userId, userId),
        isNull(oneTimeTokens.usedAt),
        purpose === undefined ? undefined : eq(oneTimeTokens.purpose, purpose),
      ),
    );
}

/**
 * Deletes the tokens of a purpose; a used one that is only marked can still be answered for a
 * while.
 */
export async function dropTokensOf(
  tx: Db,
  userId: string,
  purpose: OneTimeToken['purpose'],
): Promise<void> {
  await tx
    .delete(oneTimeTokens)
    .where(and(eq(oneTimeTokens.userId, userId), eq(oneTimeTokens.purpose, purpose)));
}
