import type { ServiceContext } from '../context.ts';
import { nowOf } from '../platform/server-platform.ts';
import { take } from '../rate-limit/rate-limit.ts';

const windows = {
  minute: { limit: 1, windowMs: 60_000 },
  day: { limit: 5, windowMs: 24 * 3_600_000 },
} as const;

/** Counts a verification mail to `userId`. @throws {ApiError} 429 RATE_LIMITED */
export async function takeResend(
  { db, platform }: ServiceContext,
  userId: string,
  counted: readonly (keyof typeof windows)[],
): Promise<void> {
  const now = nowOf(platform);
  for (const name of counted)
    await take(db, `verification-mail:${name}:${userId}`, { ...windows[name], now });
}
