import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

export interface MetricsAccess {
  /** Null: without a token only this machine reads, and only where no proxy speaks for others. */
  readonly metricsToken: string | null;
  readonly trustProxy: boolean;
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
  if (trustProxy || publicUrl !== null) return false;
  if (forwardingHeaders.some((name) => request.headers[name] !== undefined)) return false;
  return (
    isLoopback(request.socket.remoteAddress) &&
    /^(localhost|127\.0\.0\.1|\[?::1\]?)$/.test(request.hostname)
  );
}

const forwardingHeaders = ['forwarded', 'via', 'x-forwarded-for', 'x-real-ip'];

function isLoopback(address = ''): boolean {
  return address === '::1' || /^(::ffff:)?127\./.test(address);
}

/** Hashes are as long as each other, and compared in the same time. */
function isToken(authorization = '', token: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(authorization), hash(`Bearer ${token}`));
}
