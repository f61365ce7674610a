import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { ServiceContext } from '../context.ts';
import { findPageKey } from '../embed-sessions/page-keys.ts';
import { createPageReader } from '../http/read-page.ts';

/** Coins of the sandbox have no value: any page on this machine may show the frame, to try an embed. */
const thisMachine = ['http://localhost:*', 'http://127.0.0.1:*'];

/**
 * Serves the frame in which secrets are typed, `/wallet/embed/secure?key={publishable key}`. The origins in the row of
 * that key may show it, and no others: a key of the query names a row, it grants nothing. Binds nothing without a
 * built site.
 */
export function serveSecureFrame(
  app: FastifyInstance,
  context: Pick<ServiceContext, 'db' | 'chainMode' | 'platform'>,
  directory: string | null,
): void {
  const file = directory === null ? null : join(directory, 'secure.html');
  if (file === null || !existsSync(file)) return;
  const readPage = createPageReader(file);
  app.get('/wallet/embed/secure', async ({ query }, reply) => {
    const { data } = z.safeParse(z.object({ key: z.string() }), query);
    const key = data && (await findPageKey(context, data.key));
    const origins = key?.origins ?? [];
    const ancestors = context.chainMode === 'sandbox' ? [...origins, ...thisMachine] : origins;
    return reply
      .removeHeader('x-frame-options')
      .header('content-security-policy', policyFor(["'self'", ...ancestors]))
      .header('cache-control', 'no-cache')
      .header('x-robots-tag', 'noindex, nofollow')
      .type('text/html; charset=utf-8')
      .send(readPage());
  });
}

/** Returns the content security policy of the frame: it loads from this server and calls no other. */
function policyFor(ancestors: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    `frame-ancestors ${ancestors.join(' ')}`,
    "require-trusted-types-for 'script'",
    'trusted-types billfold-signing',
  ].join('; ');
}
