import type { FastifyInstance } from 'fastify';
import type { Loops } from './create-loops.ts';
import { isDatabaseUnavailable } from './db/database-unavailable.ts';
import type { Db, OpenDatabase } from './db/open-database.ts';
import type { Change } from './events/announce.ts';
import { createChangeBus } from './events/change-bus.ts';
import { describeFault } from './platform/describe-fault.ts';
import { timerSchedule } from './platform/timer-schedule.ts';

export interface ListenerParts {
  readonly db: Db;
  readonly listen: OpenDatabase['listen'];
  readonly onChange: (change: Change) => void;
  /** Called when changes may have been missed: before the bus had begun. */
  readonly onGap: () => void;
  readonly log: FastifyInstance['log'];
}

/**
 * Creates the listener of an API process, which runs no loops and reads the changes of other
 * processes.
 */
export function createListener({ db, listen, onChange, onGap, log }: ListenerParts): Loops {
  const onError = (error: unknown): void => {
    if (isDatabaseUnavailable(error)) log.debug('the database does not answer');
    else log.error({ fault: describeFault(error) }, 'listening for changes failed');
  };
  const schedule = timerSchedule;
  const bus = createChangeBus({ db, listen, schedule, onChange, onBegin: onGap, onError });
  return { start: bus.start, wake: () => {}, wakeAll: () => {}, stop: bus.stop };
}
