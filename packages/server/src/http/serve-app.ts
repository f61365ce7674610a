import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../platform/api-error.ts';
import { sendError } from './error-answers.ts';

/**
 * The built site at every path that is not an API: files by their names, and the page itself for
 * the routes that it draws. Hashed files never change; the page is asked for again each time.
 */
export async function serveApp(app: FastifyInstance, directory: string): Promise<void> {
  if (!existsSync(join(directory, 'index.html'))) return;
  await app.register(fastifyStatic, {
    root: directory,
    wildcard: false,
    index: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.setHeader(
        'cache-control',
        path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !/^\/(api|v1|assets)\//i.test(request.url);
    if (isPage && (request.headers.accept ?? '').includes('text/html'))
      return reply
        .header('cache-control', 'no-cache')
        .type('text/html; charset=utf-8')
        .sendFile('index.html');
    return sendError(
      request,
      reply,
      new ApiError(404, 'NOT_FOUND', { errors: ['There is nothing here.'] }),
    );
  });
}
