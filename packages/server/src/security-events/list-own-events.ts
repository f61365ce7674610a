import type { DataPage, PageQuery, SecurityEvent } from '@billfold/core/contract';
import { and, count, desc, eq, gt } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import { securityEvents } from '../db/schema.ts';

/** Lists the user's security events of the last 90 days, newest first. */
export async function listOwnEvents(
  { db, platform }: ServiceContext,
  userId: string,
  { page = 1, pageSize = 25 }: PageQuery,
): Promise<DataPage<SecurityEvent>> {
  const isShown = and(
    eq(securityEvents.userId, userId),
    gt(securityEvents.at, new Date(platform.clock.now() - keptMs)),
  );
  const [counted] = await db.select({ total: count() }).from(securityEvents).where(isShown);
  const rows = await db
    .select()
    .from(securityEvents)
    .where(isShown)
    .orderBy(desc(securityEvents.at), desc(securityEvents.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return {
    data: rows.map(({ id, type, at, ip, device, os, browser }) => ({
      id,
      type,
      at,
      ip,
      device: device === null || os === null || browser === null ? null : { device, os, browser },
    })),
    meta: { page, pageSize, total: counted?.total ?? 0 },
  };
}

export const keptMs = 90 * 24 * 3_600_000;
