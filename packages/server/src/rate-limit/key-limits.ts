import type { LimitKeyCalls } from '../http/calls.ts';
import { createSharedLimits, type SharedLimitOptions } from './shared-limits.ts';

/** Calls of one API key in ten seconds. */
export const callsPerKey = { read: 500, write: 100 } as const;

const windowMs = 10_000;

/** Creates the limits of each API key, for reads and for writes. */
export function createKeyLimits(options: Omit<SharedLimitOptions, 'windowMs'>): LimitKeyCalls {
  const take = createSharedLimits({ ...options, windowMs });
  return ({ method }, keyId) => {
    const name = method === 'GET' ? 'read' : 'write';
    return take(`key:${name}:${keyId}`, callsPerKey[name]);
  };
}
