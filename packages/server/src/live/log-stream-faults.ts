import type { FastifyInstance } from 'fastify';
import { isDatabaseUnavailable } from '../db/database-unavailable.ts';
import { describeFault } from '../platform/describe-fault.ts';

/** Returns the handler of errors while loading for streams, which try again. */
export function logStreamFaults(
  log: Pick<FastifyInstance['log'], 'debug' | 'error'>,
): (error: unknown) => void {
  return (error) => {
    if (isDatabaseUnavailable(error)) log.debug('the database does not answer');
    else log.error({ fault: describeFault(error) }, 'loading for streams failed');
  };
}
