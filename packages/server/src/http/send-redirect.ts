import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Redirect } from './calls.ts';

export interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/**
 * Sends a browser on; after the post of a form it asks with GET. The cookie is `SameSite=Lax`, so
 * that it comes along when another site sends the browser back.
 */
export function sendRedirect(
  { request, reply }: Exchange,
  { location, cookie }: Redirect,
): FastifyReply {
  if (cookie !== undefined) {
    const secure = request.protocol === 'https' ? '; Secure' : '';
    const life = `Path=/; HttpOnly; SameSite=Lax; Max-Age=${cookie.maxAgeSeconds}`;
    reply.header('set-cookie', `${cookie.name}=${cookie.value}; ${life}${secure}`);
  }
  return reply.redirect(location, request.method === 'POST' ? 303 : 302);
}
