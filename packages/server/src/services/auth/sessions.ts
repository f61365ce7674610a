import type { DeviceSummary } from '@billfold/core/contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/open-database.ts';
import { sessions } from '../../db/schema.ts';
import { nowOf, type ServerPlatform } from '../../platform/server-platform.ts';
import type { ServiceContext } from '../context.ts';
import { createToken, hashToken } from './opaque-token.ts';

const absoluteMs = 30 * 24 * 3_600_000;

export interface NewSession {
  readonly userId: string;
  readonly device: DeviceSummary;
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
  { userId, device, ip }: NewSession,
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
    ip,
    createdAt: now,
    lastSeenAt: now,
    expiresAt,
  });
  return { accessToken, expiresAt };
}

export async function endSession(
  { db, platform }: ServiceContext,
  sessionId: string,
): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: nowOf(platform) })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)));
}
