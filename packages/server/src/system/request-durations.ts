import type { FastifyInstance } from 'fastify';
import { Histogram, type Registry } from 'prom-client';

/** Histogram buckets in seconds: from an indexed read to a time at which users give up. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * Measures the duration of requests by method, route and status. Streams are left out: they last.
 */
export function measureRequests(app: FastifyInstance, registry: Registry): void {
  const durations = new Histogram({
    name: 'billfold_http_request_duration_seconds',
    help: 'Time from the request to the end of its answer.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets,
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    if (String(reply.getHeader('content-type')).startsWith('text/event-stream')) return;
    const { method, routeOptions } = request;
    // One name for all paths that do not exist: there are endless ones.
    const route = routeOptions.url ?? 'none';
    durations.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1_000);
  });
}
