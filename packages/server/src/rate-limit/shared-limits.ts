import type { Db } from '../db/open-database.ts';
import type { CallAllowance } from '../platform/call-allowance.ts';
import { nowOf, type ServerPlatform } from '../platform/server-platform.ts';
import { reserve, tooMany } from './rate-limit.ts';

/** So much of a limit is taken from the database at once: one call in many asks it. */
const sharesPerLimit = 20;
const mostKnown = 10_000;

/** Part of a key's window that this process has reserved. */
interface Share {
  left: number;
  /** Calls that nobody had reserved when this part was. */
  readonly unreserved: number;
  readonly endsAtMs: number;
  /** The database had no more to give. */
  readonly isLast: boolean;
}

/** Counts one use of `key` among at most `limit`. @throws {ApiError} 429 RATE_LIMITED */
export type TakeShared = (key: string, limit: number) => Promise<CallAllowance>;

export interface SharedLimitOptions {
  readonly db: Db;
  readonly platform: ServerPlatform;
  readonly windowMs: number;
}

/**
 * Creates limits that several processes keep together. They are counted in the database; each process
 * reserves a share and counts that by itself.
 */
export function createSharedLimits({ db, platform, windowMs }: SharedLimitOptions): TakeShared {
  const shares = new Map<string, Share>();
  const asked = new Map<string, Promise<void>>();

  async function ask(key: string, limit: number): Promise<void> {
    const amount = Math.ceil(limit / sharesPerLimit);
    const now = nowOf(platform);
    const { granted, left, endsAt } = await reserve(db, key, { limit, windowMs, now, amount });
    // What is forgotten here was counted there.
    if (shares.size >= mostKnown) shares.clear();
    const isLast = granted < amount;
    const endsAtMs = endsAt.getTime();
    shares.set(key, { left: granted, unreserved: left, endsAtMs, isLast });
  }
  /** Many calls at once ask once. */
  function refill(key: string, limit: number): Promise<void> {
    const running = asked.get(key) ?? ask(key, limit).finally(() => asked.delete(key));
    asked.set(key, running);
    return running;
  }

  return async (key, limit) => {
    for (;;) {
      const now = nowOf(platform);
      const part = shares.get(key);
      if (part !== undefined && part.endsAtMs > now.getTime()) {
        if (part.left > 0) {
          part.left -= 1;
          return allowanceOf(part, limit, now);
        }
        if (part.isLast) throw tooMany({ limit, endsAt: new Date(part.endsAtMs), now });
      }
      await refill(key, limit);
    }
  };
}

/** With several processes this is the least that is left: each knows its own part alone. */
function allowanceOf(
  { left, unreserved, endsAtMs }: Share,
  limit: number,
  now: Date,
): CallAllowance {
  const resetSeconds = Math.ceil((endsAtMs - now.getTime()) / 1_000);
  return { limit, remaining: left + unreserved, resetSeconds };
}
