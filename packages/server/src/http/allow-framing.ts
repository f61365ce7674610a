import type { FastifyReply } from 'fastify';

/**
 * Lets pages of this origin, and of none else, show the answer in a frame: the embedded pages, for
 * which no business has named its origins (product.md 3.23, security.md §6).
 */
export function allowFraming(reply: FastifyReply): void {
  const policy = String(reply.getHeader('content-security-policy'));
  reply.header(
    'content-security-policy',
    policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
  );
  // Older than frame-ancestors, and it cannot name origins.
  reply.removeHeader('x-frame-options');
}
