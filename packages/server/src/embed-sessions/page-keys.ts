import { and, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import { apiKeys, businesses } from '../db/schema.ts';
import { hashToken } from '../platform/opaque-token.ts';
import { nowOf } from '../platform/server-platform.ts';
import { noteKeyUse, type UsedKey } from './note-key-use.ts';

type Parts = Pick<ServiceContext, 'db' | 'chainMode' | 'platform'>;

export interface PageKey extends UsedKey {
  readonly businessId: number;
  /** Origins of the pages that may use the key. */
  readonly origins: readonly string[];
}

/**
 * Loads the publishable keys that work and meet `condition`, each with its business and origins. A server with real
 * money knows none for tests.
 */
export function loadPageKeys(
  { db, chainMode, platform }: Parts,
  condition: SQL | undefined,
): Promise<readonly PageKey[]> {
  return db
    .select({
      keyId: apiKeys.id,
      lastUsedAt: apiKeys.lastUsedAt,
      businessId: apiKeys.businessId,
      origins: apiKeys.allowedOrigins,
    })
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
}

/** Loads the publishable key that a page gave, if it works, and notes its use. */
export async function findPageKey(parts: Parts, key: string): Promise<PageKey | undefined> {
  const [found] = await loadPageKeys(parts, eq(apiKeys.keyHash, hashToken(key)));
  if (found !== undefined) await noteKeyUse(parts.db, found, nowOf(parts.platform));
  return found;
}

/** Reports whether a publishable key of any business names this origin. */
export async function isPageOrigin(parts: Parts, origin: string): Promise<boolean> {
  const isNamed = sql`${apiKeys.allowedOrigins} @> ${JSON.stringify([origin])}::jsonb`;
  return (await loadPageKeys(parts, isNamed)).length > 0;
}
