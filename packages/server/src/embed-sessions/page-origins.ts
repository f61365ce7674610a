import { and, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import { apiKeys, businesses } from '../db/schema.ts';
import { nowOf } from '../platform/server-platform.ts';

type Parts = Pick<ServiceContext, 'db' | 'chainMode' | 'platform'>;

/**
 * Loads the origins that publishable keys name, those of each key that works and meets `condition`. A server with
 * real money takes none of a key for tests.
 */
export async function loadPageOrigins(
  { db, chainMode, platform }: Parts,
  condition: SQL | undefined,
): Promise<readonly string[]> {
  const rows = await db
    .select({ origins: apiKeys.allowedOrigins })
    .from(apiKeys)
    .innerJoin(businesses, eq(businesses.id, apiKeys.businessId))
    .where(
      and(
        condition,
        eq(apiKeys.kind, 'PUBLISHABLE'),
        chainMode === 'live' ? eq(apiKeys.livemode, true) : undefined,
        isNull(apiKeys.revokedAt),
        or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, nowOf(platform))),
        isNull(businesses.archivedAt),
      ),
    );
  return rows.flatMap(({ origins }) => origins);
}

/** Reports whether a publishable key of any business names this origin. */
export async function isPageOrigin(parts: Parts, origin: string): Promise<boolean> {
  const isNamed = sql`${apiKeys.allowedOrigins} @> ${JSON.stringify([origin])}::jsonb`;
  return (await loadPageOrigins(parts, isNamed)).length > 0;
}
