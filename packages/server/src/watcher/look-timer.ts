import type { Clock } from '@billfold/core';
import type { ServedNetwork } from '../chains/served-networks.ts';
import type { Db } from '../db/open-database.ts';
import { isAwaited } from './is-awaited.ts';
import type { LookPace } from './look-pace.ts';

/** Chooses when a node is asked, so that its calls follow what people wait for. */
export interface LookTimer {
  /** Begins a look if one is due, and returns its kind; null to let the node rest. */
  begin(isAsked: boolean): Promise<'awaited' | 'idle' | null>;
}

export interface LookTimerOptions {
  readonly db: Db;
  readonly clock: Clock;
  readonly network: ServedNetwork;
  readonly pace: LookPace;
}

/** Time between two questions to the database, in milliseconds. */
const checkEveryMs = 2_000;

export function createLookTimer({ db, clock, network, pace }: LookTimerOptions): LookTimer {
  let lookedAtMs = Number.NEGATIVE_INFINITY;
  let checkedAtMs = Number.NEGATIVE_INFINITY;
  let awaited = true;

  return {
    begin: async (isAsked) => {
      const nowMs = clock.now();
      const sinceMs = nowMs - lookedAtMs;
      if (!isAsked && sinceMs < pace.awaitedMs) return null;
      if (!isAsked && nowMs - checkedAtMs >= checkEveryMs) {
        awaited = await isAwaited(db, network, new Date(nowMs));
        checkedAtMs = nowMs;
      }
      if (!isAsked && !awaited && sinceMs < pace.idleMs) return null;
      lookedAtMs = nowMs;
      return isAsked || awaited ? 'awaited' : 'idle';
    },
  };
}
