import type { Db } from '../db/open-database.ts';
import type { CalledEndpoint, LimitCalls } from '../http/bind.ts';
import type { ServerPlatform } from '../platform/server-platform.ts';
import { hashAddress } from './hash-address.ts';
import { createSharedLimits } from './shared-limits.ts';

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

/** Limits for all calls together, in addition to those of single ones. */
export function createCallLimits({
  db,
  platform,
}: {
  readonly db: Db;
  readonly platform: ServerPlatform;
}): LimitCalls {
  const take = createSharedLimits({ db, platform, windowMs });
  return async (endpoint, caller) => {
    const name = classOf(endpoint);
    return name === null ? null : take(keyOf(name, caller), callsPerMinute[name]);
  };
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
