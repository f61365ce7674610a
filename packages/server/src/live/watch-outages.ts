import type { Clock, Platform } from '@billfold/core';
import type { FastifyInstance } from 'fastify';
import { loadCursors } from '../chains/chain-cursors.ts';
import { isStale } from '../chains/is-stale.ts';
import type { ServedNetwork } from '../chains/served-networks.ts';
import { isDatabaseUnavailable } from '../db/database-unavailable.ts';
import { createLoop, type Loop } from '../db/loop.ts';
import type { Db } from '../db/open-database.ts';
import { describeFault } from '../platform/describe-fault.ts';
import type { LiveHub } from './live-hub.ts';

export interface OutageWatchOptions {
  readonly db: Db;
  readonly clock: Clock;
  readonly schedule: Platform['schedule'];
  readonly hub: LiveHub;
  readonly log: Pick<FastifyInstance['log'], 'debug' | 'error'>;
}

const pollMs = 2_000;

/**
 * Creates the loop that tells the listeners of this process when the balances of a network become
 * stale and when they are current again. It reads the database only while there are listeners.
 */
export function watchOutages({ db, clock, schedule, hub, log }: OutageWatchOptions): Loop {
  let known: ReadonlySet<ServedNetwork> = new Set();
  return createLoop({
    schedule,
    onError: (error) => {
      if (isDatabaseUnavailable(error)) log.debug('the database does not answer');
      else log.error({ fault: describeFault(error) }, 'looking for outages failed');
    },
    step: async () => {
      if (!hub.hasListeners()) return pollMs;
      const cursors = [...(await loadCursors(db))];
      const now = clock.now();
      const stale = new Set(
        cursors.filter(([, cursor]) => isStale(cursor, now)).map(([network]) => network),
      );
      const changed = [...new Set([...stale, ...known])].filter(
        (network) => stale.has(network) !== known.has(network),
      );
      known = stale;
      for (const network of changed) hub.publish({ topic: 'network-status', payload: { network } });
      return pollMs;
    },
  });
}
