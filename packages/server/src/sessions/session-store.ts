import type { DeviceSummary } from '@billfold/core/contract';
import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { sessions } from '../db/schema.ts';
import { announce } from '../events/announce.ts';
import { unauthorized } from '../platform/api-error.ts';
import { createToken, hashToken } from '../platform/opaque-token.ts';
import { nowOf, type ServerPlatform } from '../platform/server-platform.ts';

/** Without a call for so long a session ends. */
export const idleMs = 12 * 3_600_000;
const absoluteMs = 30 * 24 * 3_600_000;

export interface NewSession {
  readonly userId: string;
  readonly device: DeviceSummary;
  /** Hash of the cookie that names the browser. */
  readonly deviceHash: string;
  readonly ip: string;
}
export interface StartedSession {
  readonly accessToken: string;
  /** The latest end; twelve idle hours end it before. */
  readonly expiresAt: Date;
}

export async function startSession(
  db: Db,
  platform: ServerPlatform,
  { userId, device, deviceHash, ip }: NewSession,
): Promise<StartedSession> {
  const accessToken = `bfs_${createToken(platform.random)}`;
  const now = nowOf(platform);
  const expiresAt = new Date(now.getTime() + absoluteMs);
  await db.insert(sessions).values({
    id: platform.newId(),
    userId,
    tokenHash: hashToken(accessToken),
    device: device.device,
    os: device.os,
    browser: device.browser,
    deviceHash,
    ip,
    createdAt: now,
    lastSeenAt: now,
    expiresAt,
  });
  return { accessToken, expiresAt };
}

export interface OwnedSession {
  readonly userId: string;
  readonly sessionId: string;
}

/** Ends a session of a user; false when they have no such one that is not over. */
export async function endSession(
  db: Db,
  platform: ServerPlatform,
  { userId, sessionId }: OwnedSession,
): Promise<boolean> {
  const ended = await db
    .update(sessions)
    .set({ revokedAt: nowOf(platform) })
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId), isNull(sessions.revokedAt)))
    .returning({ id: sessions.id });
  await announce(db, { topic: 'sessions', payload: {}, userId });
  return ended.length === 1;
}

/**
 * Keeps a session from being ended until the end of the transaction, which may leave something that
 * outlives it.
 * @throws {ApiError} 401 when it was ended meanwhile
 */
export async function holdSession(tx: Db, sessionId: string): Promise<void> {
  const [open] = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)))
    .for('share');
  if (open === undefined) throw unauthorized();
}

/** Ends all sessions of a user, but for `except`. Returns the number of those that were live. */
export async function endSessionsOf(
  tx: Db,
  platform: ServerPlatform,
  { userId, except }: { readonly userId: string; readonly except: string | null },
): Promise<number> {
  const now = nowOf(platform);
  const ended = await tx
    .update(sessions)
    .set({ revokedAt: now })
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.revokedAt),
        except === null ? undefined : ne(sessions.id, except),
      ),
    )
    .returning({ expiresAt: sessions.expiresAt, lastSeenAt: sessions.lastSeenAt });
  await announce(tx, { topic: 'sessions', payload: {}, userId });
  const seenAfter = new Date(now.getTime() - idleMs);
  return ended.filter(({ expiresAt, lastSeenAt }) => expiresAt > now && lastSeenAt > seenAfter)
    .length;
}
