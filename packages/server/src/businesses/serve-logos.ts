import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { ServiceContext } from '../context.ts';
import { businessLogos } from '../db/schema.ts';
import { notFound } from '../platform/api-error.ts';

/**
 * Serves logos to anyone who knows their address, also to pages of other sites. The hash of the picture is
 * part of the address, so that a browser never asks twice.
 */
export function serveLogos(app: FastifyInstance, { db }: Pick<ServiceContext, 'db'>): void {
  app.get('/v1/logos/:businessId/:hash', async ({ params }, reply) => {
    const parsed = z.safeParse(path, params);
    if (!parsed.success) throw notFound('logo');
    const { businessId, hash } = parsed.data;
    const [logo] = await db
      .select({ mediaType: businessLogos.mediaType, content: businessLogos.content })
      .from(businessLogos)
      .where(and(eq(businessLogos.businessId, Number(businessId)), eq(businessLogos.hash, hash)));
    if (logo === undefined) throw notFound('logo');
    return reply
      .type(logo.mediaType)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(Buffer.from(logo.content));
  });
}

const path = z.object({
  businessId: z.string().check(z.regex(/^[1-9]\d{0,8}$/)),
  hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
});
