import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { apiKeys } from '../db/schema.ts';

/** How exact `last_used_at` is: most calls then write nothing. */
const usedStepMs = 60_000;

export interface UsedKey {
  readonly keyId: string;
  readonly lastUsedAt: Date | null;
}

/** Notes that a key of a business was used, with at most one write a minute. */
export async function noteKeyUse(db: Db, { keyId, lastUsedAt }: UsedKey, now: Date): Promise<void> {
  if (lastUsedAt !== null && now.getTime() - lastUsedAt.getTime() < usedStepMs) return;
  // Never backwards, when two calls come at once.
  const isEarlier = or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, now));
  await db
    .update(apiKeys)
    .set({ lastUsedAt: now })
    .where(and(eq(apiKeys.id, keyId), isEarlier));
}
