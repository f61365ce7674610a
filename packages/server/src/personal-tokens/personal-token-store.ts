import type { PersonalToken } from '@billfold/core/contract';
import { and, count, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { personalTokens } from '../db/schema.ts';

const livingOf = (userId: string, now: Date) =>
  and(
    eq(personalTokens.userId, userId),
    isNull(personalTokens.revokedAt),
    gt(personalTokens.expiresAt, now),
  );

/** The tokens that still work, newest first. */
export async function listTokensOf(
  db: Db,
  userId: string,
  now: Date,
): Promise<readonly PersonalToken[]> {
  return db
    .select({
      id: personalTokens.id,
      name: personalTokens.name,
      access: personalTokens.access,
      createdAt: personalTokens.createdAt,
      expiresAt: personalTokens.expiresAt,
      lastUsedAt: personalTokens.lastUsedAt,
    })
    .from(personalTokens)
    .where(livingOf(userId, now))
    .orderBy(desc(personalTokens.createdAt), desc(personalTokens.id));
}

export async function countTokensOf(db: Db, userId: string, now: Date): Promise<number> {
  const [row] = await db
    .select({ rows: count() })
    .from(personalTokens)
    .where(livingOf(userId, now));
  return row?.rows ?? 0;
}

export interface OwnedToken {
  readonly userId: string;
  readonly tokenId: string;
}

/** Ends a token of a user; false when they have no such one that still works. */
export async function revokeToken(
  tx: Db,
  { userId, tokenId }: OwnedToken,
  now: Date,
): Promise<boolean> {
  const revoked = await tx
    .update(personalTokens)
    .set({ revokedAt: now })
    .where(and(eq(personalTokens.id, tokenId), livingOf(userId, now)))
    .returning({ id: personalTokens.id });
  return revoked.length === 1;
}

/** Revokes all personal tokens of a user; returns the number of those that still worked. */
export async function revokeTokensOf(tx: Db, userId: string, now: Date): Promise<number> {
  const revoked = await tx
    .update(personalTokens)
    .set({ revokedAt: now })
    .where(and(eq(personalTokens.userId, userId), isNull(personalTokens.revokedAt)))
    .returning({ expiresAt: personalTokens.expiresAt });
  return revoked.filter(({ expiresAt }) => expiresAt > now).length;
}
