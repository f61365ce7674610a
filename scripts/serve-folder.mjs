// Serves the files of a folder on a free port of the loopback.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

/** The built site: its page at every address that is no file. Answers its address, and what stops it. */
export const serveSite = (folder) => serve(folder, join(folder, 'index.html'));

/** Answers its address, and what stops it. */
export const serveFolder = (folder) => serve(folder, null);

async function serve(folder, page) {
  const server = createServer(async ({ url = '/', headers }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const file = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    try {
      const content = await readFile(join(folder, normalize(file)));
      response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream');
      response.end(content);
    } catch {
      if (page === null || !headers.accept?.includes('text/html'))
        return response.writeHead(404).end();
      response.setHeader('content-type', types['.html']);
      response.end(await readFile(page));
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}/`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(resolve);
      }),
  };
}
