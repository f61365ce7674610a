// Serves folders, and starts the servers of examples, on ports of the loopback.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { createInterface } from 'node:readline';

const membersServer = join(import.meta.dirname, '../examples/script-tag/server.mjs');
const tokenServer = join(import.meta.dirname, '../examples/embed-tokens/server.mjs');
const shopServer = join(import.meta.dirname, '../examples/merchant-checkout/server.mjs');

/** @typedef {{ url: string, close: () => Promise<void> }} Served */

/** @type {Record<string, string>} */
const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

/**
 * Serves the built site: its page answers every address that is no file.
 * @param {string} folder
 * @returns {Promise<Served>}
 */
export const serveSite = (folder) => serve(folder, join(folder, 'index.html'));

/**
 * Serves the files of a folder.
 * @param {string} folder
 * @returns {Promise<Served>}
 */
export const serveFolder = (folder) => serve(folder, null);

/**
 * @param {string} folder
 * @param {string | null} page
 * @returns {Promise<Served>}
 */
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
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(await readFile(page));
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return {
    url: `http://127.0.0.1:${address.port}/`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/**
 * Starts the server of examples/script-tag beside a running product.
 * @param {{ billfold: string, email: string, password: string }} options the product and its member
 * @returns {Promise<{ url: string, stop: () => void }>}
 */
export function startMembersPage({ billfold, email, password }) {
  const env = { BILLFOLD_URL: billfold, BILLFOLD_EMAIL: email, BILLFOLD_PASSWORD: password };
  return startExample(membersServer, { ...env, PORT: '0' });
}

/**
 * Starts the server of examples/embed-tokens beside a running product.
 * @param {{ billfold: string, key: string }} options the product, and a secret key of a business
 * @returns {Promise<{ url: string, stop: () => void }>}
 */
export function startTokenServer({ billfold, key }) {
  const env = { BILLFOLD_URL: billfold, BILLFOLD_SECRET_KEY: key };
  return startExample(tokenServer, { ...env, PORT: '0' });
}

/**
 * Starts the server of examples/merchant-checkout beside a running product.
 * @param {{ billfold: string, port: number, key: string, webhookSecret: string }} options the product, and what it gave the shop
 * @returns {Promise<{ url: string, stop: () => void }>}
 */
export function startShop({ billfold, port, key, webhookSecret }) {
  const env = { BILLFOLD_URL: billfold, BILLFOLD_KEY: key, WEBHOOK_SECRET: webhookSecret };
  return startExample(shopServer, { ...env, PORT: `${port}` });
}

/**
 * @param {string} file
 * @param {Record<string, string>} env
 * @returns {Promise<{ url: string, stop: () => void }>}
 */
async function startExample(file, env) {
  const child = spawn(process.execPath, [file], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(createInterface(child.stdout), 'line');
  const [url] = /http:\S+/.exec(String(line)) ?? [];
  if (url === undefined) throw new Error(`the example did not start: ${line}`);
  return { url, stop: () => void child.kill() };
}
