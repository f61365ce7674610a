import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

export interface EmbedFiles {
  /** The built script tag; null serves none. */
  readonly directory: string | null;
  readonly version: string;
}

/**
 * The script tag at `/{version}/billfold.js`, which never changes, and at `/1/billfold.js` for pages
 * that want the newest one. Any page may load it: CORS also lets `integrity` attributes work.
 */
export async function serveEmbed(
  app: FastifyInstance,
  { directory, version }: EmbedFiles,
): Promise<void> {
  if (directory === null || !existsSync(join(directory, 'billfold.js'))) return;
  for (const prefix of [`/${version}/`, '/1/'])
    await app.register(fastifyStatic, {
      root: directory,
      prefix,
      decorateReply: false,
      wildcard: false,
      index: false,
      cacheControl: false,
      preCompressed: true,
      globIgnore: ['**/*.{map,d.ts,br,gz}'],
      setHeaders: (reply, path) => {
        const isFixed = prefix !== '/1/' || path.includes('/chunks/');
        reply.setHeader('cache-control', isFixed ? immutable : 'public, max-age=300');
        reply.setHeader('access-control-allow-origin', '*');
        reply.setHeader('cross-origin-resource-policy', 'cross-origin');
      },
    });
}

const immutable = 'public, max-age=31536000, immutable';
