import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import type { ServiceContext } from '../context.ts';
import { createPageReader } from '../http/read-page.ts';
import { type CheckoutPlace, loadFrameAncestors } from './frame-ancestors.ts';
import { listPreloads } from './list-preloads.ts';

/**
 * Serves the built checkout page at `/pay/{id}`, `/pay/link/{slug}`, `/refund/{token}` and `/invoice-emails/{token}` under a policy
 * of its own: it calls this server alone, and is framed where its business allows. Binds nothing without a built site.
 */
export function serveCheckoutPage(
  app: FastifyInstance,
  context: Pick<ServiceContext, 'db' | 'chainMode'>,
  directory: string | null,
): void {
  const file = directory === null ? null : join(directory, 'pay.html');
  if (file === null || !existsSync(file)) return;
  const readPage = createPageReader(file);
  const send = (
    reply: FastifyReply,
    ancestors: readonly string[],
    preloads: readonly string[] = [],
  ) => {
    const page = readPage();
    const link = [...listPreloads(page), ...preloads].join(', ');
    if (link !== '') reply.header('link', link);
    return reply
      .header('content-security-policy', policyFor(ancestors))
      .header('cache-control', 'no-cache')
      .header('x-robots-tag', 'noindex, nofollow')
      .type('text/html; charset=utf-8')
      .send(page);
  };
  const sendCheckout = async (reply: FastifyReply, place: CheckoutPlace, call: string) => {
    const ancestors = await loadFrameAncestors(context, place);
    if (ancestors.length > 0) reply.removeHeader('x-frame-options');
    // The page asks for it with its first line of code: by then it is there.
    return send(reply, ancestors, [`<${call}>; rel=preload; as=fetch; crossorigin`]);
  };
  app.get('/pay/:id', async ({ params }, reply) => {
    const { id } = z.parse(z.object({ id: z.string() }), params);
    return sendCheckout(reply, { id }, `/v1/checkout/${encodeURIComponent(id)}`);
  });
  app.get('/pay/link/:slug', async ({ params }, reply) => {
    const { slug } = z.parse(z.object({ slug: z.string() }), params);
    return sendCheckout(reply, { slug }, `/v1/checkout/links/${encodeURIComponent(slug)}`);
  });
  // Its token opens the refund: no header names it, and nobody frames the page.
  app.get('/refund/:token', (_, reply) => send(reply, []));
  app.get('/invoice-emails/:token', (_, reply) => send(reply, []));
}

/** Returns the content security policy of a checkout page. Its logo comes from this server too. */
function policyFor(ancestors: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    `frame-ancestors ${ancestors.length === 0 ? "'none'" : ancestors.join(' ')}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}
