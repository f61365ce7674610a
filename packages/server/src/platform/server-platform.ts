import { randomFillSync } from 'node:crypto';
import type { Clock, Random } from '@billfold/core';
import { v7 } from 'uuid';
import { secretBytes } from './secret-bytes.ts';

/** Clock, randomness and ids of the services, in one place, so that tests can replace them. */
export interface ServerPlatform {
  readonly clock: Clock;
  readonly random: Random;
  /** A new UUIDv7: keys that sort by creation. */
  readonly newId: () => string;
}

export function serverPlatform(overrides: Partial<ServerPlatform> = {}): ServerPlatform {
  return {
    clock: { now: () => Date.now() },
    random: { bytes: (length) => randomFillSync(secretBytes(length)) },
    newId: () => v7(),
    ...overrides,
  };
}

export const nowOf = (platform: ServerPlatform): Date => new Date(platform.clock.now());
