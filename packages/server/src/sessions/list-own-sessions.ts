import type { DataPage, UserSession } from '@billfold/core/contract';
import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import { sessions } from '../db/schema.ts';
import type { Principal } from '../http/bind.ts';
import { nowOf } from '../platform/server-platform.ts';
import { singleDataPage } from '../platform/single-page.ts';
import { idleMs } from './session-store.ts';

/** The sessions that are not over: this one first, then by when they were last seen. */
export async function listOwnSessions(
  { db, platform }: ServiceContext,
  { userId, sessionId }: Principal,
): Promise<DataPage<UserSession>> {
  const now = nowOf(platform);
  const rows = await db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, now),
        gt(sessions.lastSeenAt, new Date(now.getTime() - idleMs)),
      ),
    )
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
    .limit(shownAtMost);
  const shown = rows.map(({ id, device, os, browser, ip, createdAt, lastSeenAt }) => ({
    id,
    device,
    os,
    browser,
    ip,
    createdAt,
    lastSeenAt,
    isCurrent: id === sessionId,
  }));
  return singleDataPage(shown.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent)));
}

/** A program may sign in over and over; a person looks at some. */
const shownAtMost = 200;
