// Renders the page for each visit and serves the built files.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { render } from './dist/server/entry-server.js';

const client = join(import.meta.dirname, 'dist/client');
const page = readFileSync(join(client, 'index.html'), 'utf8');
const types = { '.js': 'text/javascript', '.css': 'text/css' };

const server = createServer(async ({ url = '/' }, response) => {
  if (url === '/') {
    const html = await render();
    response.setHeader('content-type', 'text/html; charset=utf-8');
    return response.end(page.replace('<!--app-->', () => html));
  }
  try {
    const file = readFileSync(join(client, normalize(new URL(url, 'http://localhost').pathname)));
    response.setHeader('content-type', types[extname(url)] ?? 'application/octet-stream');
    response.end(file);
  } catch {
    response.writeHead(404).end();
  }
});
server.listen(Number(process.env.PORT ?? 4500), '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${server.address().port}\n`);
});
