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
 * With a token: whoever has it, from anywhere. Without: a program on this machine. Behind a proxy
 * on this machine everybody seems to be here, so nobody is believed to be as soon as anything
 * speaks of one; and a page that made its name point here is no program.
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
