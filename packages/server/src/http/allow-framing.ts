import type { FastifyReply } from 'fastify';

/**
 * Lets pages of this origin, and no others, show the answer in a frame: for the embedded pages,
 * where no business has named its origins.
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
