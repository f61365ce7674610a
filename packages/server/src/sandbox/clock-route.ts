import { advanceClock } from '@billfold/core/contract';
import type { FastifyInstance } from 'fastify';
import type { Bind } from '../http/bind.ts';
import type { MovableClock } from '../platform/movable-clock.ts';

export interface ClockRouteOptions {
  readonly clock: MovableClock;
  /** Looks for work, also the periodic: much may be due by then. */
  readonly wakeAll: () => void;
}

/** Dates answers by a clock that may be moved, so that the app shows ages and ends by it. */
export function dateAnswers(app: Pick<FastifyInstance, 'addHook'>, clock: MovableClock): void {
  app.addHook('onRequest', async (_, reply) => {
    reply.header('date', new Date(clock.now()).toUTCString());
  });
}

/** Moves the time of this process on, for everything but the database's own clock. */
export function bindClockRoute(bind: Bind, { clock, wakeAll }: ClockRouteOptions): void {
  bind.open(advanceClock)(async ({ body }) => {
    clock.advance(body.advanceSeconds * 1_000);
    wakeAll();
    return { data: { now: new Date(clock.now()) } };
  });
}
