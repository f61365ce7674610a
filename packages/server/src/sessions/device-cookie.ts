import type { Caller } from '../http/bind.ts';
import { createToken, hashToken } from '../platform/opaque-token.ts';
import type { ServerPlatform } from '../platform/server-platform.ts';

/** Name of the cookie that tells browsers apart. It grants no access. */
const cookieName = 'billfold_device';

/** Returns the hash of the cookie that names the browser of a caller; null without one. */
export function hashDevice(caller: Pick<Caller, 'cookie'>): string | null {
  const token = readToken(caller);
  return token === null ? null : hashToken(token);
}

/** Names the browser of a caller for another year, and returns the hash of its name. */
export function nameDevice(
  { random }: Pick<ServerPlatform, 'random'>,
  caller: Pick<Caller, 'cookie' | 'keepCookie'>,
): string {
  const token = readToken(caller) ?? createToken(random);
  caller.keepCookie(cookieName, token);
  return hashToken(token);
}

function readToken({ cookie }: Pick<Caller, 'cookie'>): string | null {
  const token = cookie(cookieName);
  return token !== null && /^[\w-]{43}$/.test(token) ? token : null;
}
