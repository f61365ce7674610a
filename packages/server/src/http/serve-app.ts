import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { EnvironmentBases } from '@billfold/core/contract';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { allowFraming } from './allow-framing.ts';
import { sendNotFound } from './error-answers.ts';
import { pageWithBases } from './page-with-bases.ts';
import { createPageReader } from './read-page.ts';

/**
 * The built site at every path that is not an API: files by their names, and the page itself for
 * the routes that it draws. Hashed files never change; the page is asked for again each time. Files are looked up
 * for each request, so that a site that is built again while the server runs is whole at once.
 */
export async function serveApp(
  app: FastifyInstance,
  directory: string | null,
  bases: EnvironmentBases = {},
): Promise<void> {
  if (directory === null || !existsSync(join(directory, 'index.html'))) {
    app.setNotFoundHandler(sendNotFound);
    return;
  }
  await app.register(fastifyStatic, {
    root: directory,
    index: false,
    cacheControl: false,
    preCompressed: true,
    // Source maps are for developers, not for visitors (S43 in docs/security.md).
    // The checkout page and the frame of secrets are sent at their own paths alone, with their own rules.
    allowedPath: (path) => !/\/$|\.(?:map|br|gz)$|^\/(?:pay|secure|index)\.html$/i.test(path),
    setHeaders: (reply, path) => {
      if (isSigningWorker(path)) reply.setHeader('content-security-policy', workerPolicy);
      const isHashed = path.includes('/assets/');
      reply.setHeader(
        'cache-control',
        isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
  // What says how a document behaves is half a kilobyte with each file that it is made of.
  app.addHook('onSend', async ({ url }, reply) => {
    if (/^\/assets\/[^/]+\.(js|css)$/.test(url) && !isSigningWorker(url))
      for (const name of ofDocuments) reply.raw.removeHeader(name);
  });
  const readPage = createPageReader(join(directory, 'index.html'), (text) =>
    pageWithBases(text, bases),
  );
  const sendPage = (reply: FastifyReply): FastifyReply =>
    reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(readPage());
  // The service worker keeps this one for pages without a connection.
  app.get('/index.html', (_, reply) => sendPage(reply));
  app.setNotFoundHandler((request, reply) => {
    if (!isPageRequest(request)) return sendNotFound(request, reply);
    if (isEmbedded(request)) allowFraming(reply);
    return sendPage(reply);
  });
}

/** The worker holds a password and a seed: it runs WebAssembly, loads its own modules, and calls no server. */
const workerPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'";

const isSigningWorker = (path: string): boolean => /\/signing-worker-[^/]+\.js/.test(path);

const ofDocuments = [
  'content-security-policy',
  'origin-agent-cluster',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** A browser names HTML; curl takes anything, and gets no page for the name of a file. */
function isPageRequest({ method, url, headers }: FastifyRequest): boolean {
  if (method !== 'GET' || /^\/(api|v1|assets)(\/|$)/i.test(url)) return false;
  const { accept = '*/*' } = headers;
  if (accept.includes('text/html')) return true;
  return accept.includes('*/*') && !/\.[^/]*$/.test(pathOf(url));
}

const pathOf = (url: string): string => url.split('?')[0] ?? url;

/** These alone may be framed, whatever else contains the word. */
function isEmbedded({ url }: FastifyRequest): boolean {
  return /^\/wallet\/embed\//i.test(url);
}
