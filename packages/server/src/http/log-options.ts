import type { FastifyReply, FastifyRequest } from 'fastify';
import { hideInObject, hideInText } from './hide-secrets.ts';

/** Takes lines of JSON. */
export interface LogStream {
  write(line: string): void;
}

/**
 * Structured logs that hold no secret: fields are hidden by their names, and what a line still
 * quotes by its shape. Requests are known by id and route; addresses with a query are not written.
 */
export function logOptions(level: string, stream?: LogStream) {
  return {
    level,
    ...(stream === undefined ? {} : { stream }),
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    serializers: {
      req: ({ method, routeOptions }: FastifyRequest) => ({ method, route: routeOptions?.url }),
      res: ({ statusCode }: Pick<FastifyReply, 'statusCode'>) => ({ statusCode }),
    },
    formatters: {
      level: (label: string) => ({ level: label }),
      log: hideInObject,
    },
    hooks: { streamWrite: hideInText },
  };
}
