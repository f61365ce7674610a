import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { isLocalRequest } from '../http/local-request.ts';
import type { TrustedProxies } from '../platform/read-trusted-proxies.ts';

export interface MetricsAccess {
  /** Null: without a token only this machine reads, and only where no proxy speaks for others. */
  readonly metricsToken: string | null;
  readonly trustProxy: TrustedProxies;
  readonly publicUrl: string | null;
}
type Asking = Pick<FastifyRequest, 'headers' | 'hostname' | 'socket'>;

/**
 * Authorizes reading the metrics. With a token: anyone who has it, from anywhere. Without: a
 * program on this machine. Behind a proxy on this machine every request seems local, so none is
 * trusted once a proxy or a public URL is configured; and a page that resolved its name to this
 * machine is no program.
 */
export function mayReadMetrics(request: Asking, access: MetricsAccess): boolean {
  const { metricsToken, trustProxy, publicUrl } = access;
  if (metricsToken !== null) return isToken(request.headers.authorization, metricsToken);
  return trustProxy === 0 && publicUrl === null && isLocalRequest(request);
}

/** Hashes are as long as each other, and compared in the same time. */
function isToken(authorization = '', token: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(authorization), hash(`Bearer ${token}`));
}
