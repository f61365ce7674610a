import { and, eq, gt, isNull, or } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import { apiKeys, businesses } from '../db/schema.ts';
import { hashToken } from '../platform/opaque-token.ts';
import { nowOf } from '../platform/server-platform.ts';

/**
 * Loads the origins that a publishable key allows; none for a key that is unknown, ended, or, on a server with
 * real money, for tests.
 */
export async function loadKeyOrigins(
  { db, chainMode, platform }: Pick<ServiceContext, 'db' | 'chainMode' | 'platform'>,
  key: string,
): Promise<readonly string[]> {
  const [row] = await db
    .select({ origins: apiKeys.allowedOrigins, livemode: apiKeys.livemode })
    .from(apiKeys)
    .innerJoin(businesses, eq(businesses.id, apiKeys.businessId))
    .where(
      and(
        eq(apiKeys.keyHash, hashToken(key)),
        eq(apiKeys.kind, 'PUBLISHABLE'),
        isNull(apiKeys.revokedAt),
        or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, nowOf(platform))),
        isNull(businesses.archivedAt),
      ),
    );
  if (row === undefined || (chainMode === 'live' && !row.livemode)) return [];
  return row.origins;
}
