import { and, eq, gt, isNull } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import { sessions } from '../db/schema.ts';
import { idleMs } from '../sessions/session-store.ts';

/** Reports whether a session is valid, without extending it: an open stream is no activity. */
export async function isSessionLive(
  { db, platform }: Pick<ServiceContext, 'db' | 'platform'>,
  sessionId: string,
): Promise<boolean> {
  const now = platform.clock.now();
  const live = await db.$count(
    sessions,
    and(
      eq(sessions.id, sessionId),
      isNull(sessions.revokedAt),
      gt(sessions.expiresAt, new Date(now)),
      gt(sessions.lastSeenAt, new Date(now - idleMs)),
    ),
  );
  return live === 1;
}
