import type { FastifyRequest } from 'fastify';

/** Host names of this machine, as browsers and programs write them. */
export const loopbackName = /^(localhost|127\.0\.0\.1|\[?::1\]?)$/;

/**
 * Returns whether a request comes from a program or a page of this machine: from a loopback address, for
 * a loopback name, and through no proxy. A page that resolved its own name to this machine asks for that
 * name (DNS rebinding).
 */
export function isLocalRequest(
  request: Pick<FastifyRequest, 'headers' | 'hostname' | 'socket'>,
): boolean {
  if (forwardingHeaders.some((name) => request.headers[name] !== undefined)) return false;
  return isLoopback(request.socket.remoteAddress) && loopbackName.test(request.hostname);
}

const forwardingHeaders = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

function isLoopback(address = ''): boolean {
  return address === '::1' || /^(::ffff:)?127\./.test(address);
}
