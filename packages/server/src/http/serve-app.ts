import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EnvironmentBases } from '@billfold/core/contract';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { allowFraming } from './allow-framing.ts';
import { sendNotFound } from './error-answers.ts';
import { pageWithBases } from './page-with-bases.ts';

/**
 * The built site at every path that is not an API: files by their names, and the page itself for
 * the routes that it draws. Hashed files never change; the page is asked for again each time.
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
  const hasBases = Object.keys(bases).length > 0;
  await app.register(fastifyStatic, {
    root: directory,
    wildcard: false,
    index: false,
    cacheControl: false,
    preCompressed: true,
    // Source maps are for developers, not for visitors (S43 in docs/security.md).
    // The checkout page is sent at its own paths alone, with its own rules.
    globIgnore: ['**/*.{map,br,gz}', 'pay.html', ...(hasBases ? ['index.html'] : [])],
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/');
      reply.setHeader(
        'cache-control',
        isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
  // What says how a document behaves is half a kilobyte with each file that it is made of.
  app.addHook('onSend', async ({ url }, reply) => {
    if (/^\/assets\/[^/]+\.(js|css)$/.test(url))
      for (const name of ofDocuments) reply.raw.removeHeader(name);
  });
  const sendPage = createSendPage(hasBases ? { directory, bases } : null);
  // The service worker keeps this one for pages without a connection.
  if (hasBases) app.get('/index.html', (_, reply) => sendPage(reply));
  app.setNotFoundHandler((request, reply) => {
    if (!isPageRequest(request)) return sendNotFound(request, reply);
    if (isEmbedded(request)) allowFraming(reply);
    return sendPage(reply);
  });
}

/** Creates the answer of a page: the built file, or its text with the bases of `mapped`. */
function createSendPage(
  mapped: { readonly directory: string; readonly bases: EnvironmentBases } | null,
): (reply: FastifyReply) => FastifyReply {
  const text =
    mapped &&
    pageWithBases(readFileSync(join(mapped.directory, 'index.html'), 'utf8'), mapped.bases);
  return (reply) => {
    reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8');
    return text === null ? reply.sendFile('index.html', { cacheControl: false }) : reply.send(text);
  };
}

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
