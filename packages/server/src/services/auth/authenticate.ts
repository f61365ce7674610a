import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Db } from '../../db/open-database.ts';
import { sessions, users } from '../../db/schema.ts';
import type { Authenticate } from '../../http/bind.ts';
import { unauthorized } from '../../platform/api-error.ts';
import { nowOf } from '../../platform/server-platform.ts';
import type { ServiceContext } from '../context.ts';
import { hashToken } from './opaque-token.ts';

const idleMs = 12 * 3_600_000;
/** How exact `last_seen_at` is: most calls then write nothing. */
const seenStepMs = 5 * 60_000;

/** Finds the live session of a bearer token. */
export function createAuthenticate({
  db,
  platform,
}: Pick<ServiceContext, 'db' | 'platform'>): Authenticate {
  return async (authorization) => {
    const token = /^Bearer (bfs_[\w-]{43})$/i.exec(authorization ?? '')?.[1];
    if (token === undefined) throw unauthorized();
    const now = nowOf(platform);
    const [found] = await db
      .select({
        sessionId: sessions.id,
        userId: users.id,
        lastSeenAt: sessions.lastSeenAt,
        emailVerifiedAt: users.emailVerifiedAt,
      })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(
        and(
          eq(sessions.tokenHash, hashToken(token)),
          isNull(sessions.revokedAt),
          isNull(users.deletedAt),
          gt(sessions.expiresAt, now),
          gt(sessions.lastSeenAt, new Date(now.getTime() - idleMs)),
        ),
      );
    if (found === undefined) throw unauthorized();
    if (now.getTime() - found.lastSeenAt.getTime() >= seenStepMs)
      await markSeen(db, found.sessionId, now);
    const { sessionId, userId, emailVerifiedAt } = found;
    return { sessionId, userId, isEmailVerified: emailVerifiedAt !== null };
  };
}

/** Never backwards, when two calls come at once. */
async function markSeen(db: Db, sessionId: string, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ lastSeenAt: now })
    .where(and(eq(sessions.id, sessionId), lt(sessions.lastSeenAt, now)));
}
