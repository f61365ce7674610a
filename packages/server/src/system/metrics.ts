import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { ServiceContext } from '../context.ts';
import type { OpenDatabase } from '../db/open-database.ts';
import { sendNotFound } from '../http/error-answers.ts';
import { sharedWhileRunning } from '../platform/shared-while-running.ts';
import { type MetricsAccess, mayReadMetrics } from './metrics-access.ts';
import { measureRequests } from './request-durations.ts';
import { createServerGauges } from './server-gauges.ts';

export interface MetricsOptions extends MetricsAccess {
  readonly context: ServiceContext;
  readonly connections: OpenDatabase['connections'];
}

/**
 * `/metrics` in Prometheus' text format, for those who may read it; nothing is there for others.
 * Routes go by their patterns: no id, no address and no person is in a figure.
 */
export function registerMetrics(app: FastifyInstance, options: MetricsOptions): void {
  const { context, connections } = options;
  const registry = new Registry();
  measureRequests(app, registry);
  const gauges = createServerGauges(registry, { context, connections });
  // Figures of the process cost timers and observers: only where they are scraped.
  let isWatchingProcess = false;
  const write = sharedWhileRunning(async () => {
    if (!isWatchingProcess) collectDefaultMetrics({ register: registry, prefix: 'billfold_' });
    isWatchingProcess = true;
    await gauges.read();
    return registry.metrics();
  });
  app.get('/metrics', { config: { isHidden: true } }, async (request, reply) => {
    if (!mayReadMetrics(request, options)) return sendNotFound(request, reply);
    const text = await write();
    return reply.header('content-type', registry.contentType).send(text);
  });
}
