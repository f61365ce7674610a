import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import { apiKeys, businesses } from '../db/schema.ts';
import { nowOf } from '../platform/server-platform.ts';

type Parts = Pick<ServiceContext, 'db' | 'chainMode' | 'platform'>;

interface NamedOrigin {
  readonly origin: string;
  /** Absent, any business. */
  readonly businessId?: number;
  /** Absent, the mode of this server: a live one admits no origin of a key for tests. */
  readonly livemode?: boolean;
}

/** Reports whether a publishable key that works names this origin. */
export async function isPageOrigin(
  { db, chainMode, platform }: Parts,
  { origin, businessId, livemode = chainMode === 'live' ? true : undefined }: NamedOrigin,
): Promise<boolean> {
  const [found] = await db
    .select({ id: apiKeys.id })
    .from(apiKeys)
    .innerJoin(businesses, eq(businesses.id, apiKeys.businessId))
    .where(
      and(
        eq(apiKeys.kind, 'PUBLISHABLE'),
        sql`${apiKeys.allowedOrigins} @> ${JSON.stringify([origin])}::jsonb`,
        businessId === undefined ? undefined : eq(apiKeys.businessId, businessId),
        livemode === undefined ? undefined : eq(apiKeys.livemode, livemode),
        isNull(apiKeys.revokedAt),
        or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, nowOf(platform))),
        isNull(businesses.archivedAt),
      ),
    )
    .limit(1);
  return found !== undefined;
}
