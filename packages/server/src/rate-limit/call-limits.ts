import type { Db } from '../db/open-database.ts';
import type { CalledEndpoint, LimitCalls } from '../http/bind.ts';
import type { CallAllowance } from '../platform/call-allowance.ts';
import { nowOf, type ServerPlatform } from '../platform/server-platform.ts';
import { hashAddress } from './hash-address.ts';
import { reserve, tooMany } from './rate-limit.ts';

/** Class of a call by its cost, which decides its rate limit. */
export type CallClass = 'open' | 'read' | 'write' | 'secret';

/** Calls in a minute: of an address where nobody is signed in, of a user otherwise. */
export const callsPerMinute: Readonly<Record<CallClass, number>> = {
  open: 600,
  read: 1_200,
  write: 240,
  // Most of these derive a key.
  secret: 120,
};

const windowMs = 60_000;
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

/**
 * Limits for all calls together, beside those of single ones. They are counted in the database, so
 * that several processes keep one limit; each process takes a share of it and counts that by itself.
 */
export function createCallLimits({
  db,
  platform,
}: {
  readonly db: Db;
  readonly platform: ServerPlatform;
}): LimitCalls {
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

  return async (endpoint, caller) => {
    const name = classOf(endpoint);
    if (name === null) return null;
    const limit = callsPerMinute[name];
    const key = keyOf(name, caller);
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

/** Null for the controls of a sandbox, which are there to be used without end. */
function classOf({ method, path, secret, public: isOpen }: CalledEndpoint): CallClass | null {
  if (path.startsWith('/v1/dev/')) return null;
  if (isOpen === true) return 'open';
  if (method === 'GET') return 'read';
  return secret === true ? 'secret' : 'write';
}

function keyOf(name: CallClass, { userId, ip }: Parameters<LimitCalls>[1]): string {
  return `calls:${name}:${userId ?? hashAddress(ip)}`;
}
