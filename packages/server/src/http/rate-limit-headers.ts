import type { FastifyReply } from 'fastify';
import type { CallAllowance } from '../platform/call-allowance.ts';

/** Sets the fields of draft-ietf-httpapi-ratelimit-headers-03 on an answer. */
export function setAllowance(
  reply: FastifyReply,
  { limit, remaining, resetSeconds }: CallAllowance,
): void {
  reply.header('ratelimit-limit', String(limit));
  reply.header('ratelimit-remaining', String(remaining));
  reply.header('ratelimit-reset', String(resetSeconds));
}

/** Response headers that a script of another origin may read, besides the ones that CORS lists. */
export const exposedHeaders = [
  'x-request-id',
  'retry-after',
  'idempotent-replayed',
  'ratelimit-limit',
  'ratelimit-remaining',
  'ratelimit-reset',
  'billfold-scopes',
];
