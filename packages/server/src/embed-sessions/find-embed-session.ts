import type { EmbedScope } from '@billfold/core/contract';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { apiKeys, businesses, embedSessions, users } from '../db/schema.ts';
import { unauthorized } from '../platform/api-error.ts';

export interface FoundEmbedSession {
  readonly userId: string;
  readonly scopes: readonly EmbedScope[];
  readonly origins: readonly string[];
}

/**
 * Finds the session of a partner's token. It ends with its time, with the key that created it, and with the business.
 * @throws {ApiError} 401
 */
export async function findEmbedSession(
  db: Db,
  { tokenHash, now }: { readonly tokenHash: string; readonly now: Date },
): Promise<FoundEmbedSession> {
  const [found] = await db
    .select({
      userId: embedSessions.userId,
      scopes: embedSessions.scopes,
      origins: embedSessions.origins,
    })
    .from(embedSessions)
    .innerJoin(users, eq(users.id, embedSessions.userId))
    .innerJoin(apiKeys, eq(apiKeys.id, embedSessions.keyId))
    .innerJoin(businesses, eq(businesses.id, apiKeys.businessId))
    .where(
      and(
        eq(embedSessions.tokenHash, tokenHash),
        gt(embedSessions.expiresAt, now),
        isNull(users.deletedAt),
        isNull(apiKeys.revokedAt),
        isNull(businesses.archivedAt),
      ),
    );
  if (found === undefined) throw unauthorized();
  return found;
}
