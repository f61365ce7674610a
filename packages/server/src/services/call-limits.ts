import { createHash } from 'node:crypto';
import type { CalledEndpoint, LimitCalls } from '../http/bind.ts';
import { nowOf } from '../platform/server-platform.ts';
import type { ServiceContext } from './context.ts';
import { reserve, tooMany } from './rate-limit.ts';

/** What a call costs us decides how often it may be made. */
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
const share = 20;
const mostKnown = 10_000;

/** What this process may still admit of a key's window. */
interface Allowance {
  left: number;
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
}: Pick<ServiceContext, 'db' | 'platform'>): LimitCalls {
  const allowances = new Map<string, Allowance>();
  const asked = new Map<string, Promise<void>>();

  async function ask(key: string, limit: number): Promise<void> {
    const amount = Math.ceil(limit / share);
    const now = nowOf(platform);
    const { granted, endsAt } = await reserve(db, key, { limit, windowMs, now, amount });
    // What is forgotten here was counted there.
    if (allowances.size >= mostKnown) allowances.clear();
    const isLast = granted < amount;
    allowances.set(key, { left: granted, endsAtMs: endsAt.getTime(), isLast });
  }
  /** Many calls at once ask once. */
  function refill(key: string, limit: number): Promise<void> {
    const running = asked.get(key) ?? ask(key, limit).finally(() => asked.delete(key));
    asked.set(key, running);
    return running;
  }

  return async (endpoint, caller) => {
    const name = classOf(endpoint);
    if (name === null) return;
    const key = keyOf(name, caller);
    for (;;) {
      const now = nowOf(platform);
      const allowance = allowances.get(key);
      if (allowance !== undefined && allowance.endsAtMs > now.getTime()) {
        if (allowance.left > 0) {
          allowance.left -= 1;
          return;
        }
        if (allowance.isLast) throw tooMany(new Date(allowance.endsAtMs), now);
      }
      await refill(key, callsPerMinute[name]);
    }
  };
}

/** Null for the controls of a sandbox, which are there to be used without end. */
function classOf({ method, path, secret, public: isOpen }: CalledEndpoint): CallClass | null {
  if (path.startsWith('/v1/dev/')) return null;
  if (isOpen === true) return 'open';
  if (method === 'GET') return 'read';
  return secret === true ? 'secret' : 'write';
}

/** Addresses are hashed: the table holds none, and no key is longer than another. */
function keyOf(name: CallClass, { userId, ip }: Parameters<LimitCalls>[1]): string {
  return `calls:${name}:${userId ?? createHash('sha256').update(ip).digest('hex')}`;
}
