import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from './create-app.ts';
import { serveEmbed } from './serve-embed.ts';

const loader = 'self.billfold = 1;';
const chunk = 'export const widget = 1;';

describe('the script tag', () => {
  let app: FastifyInstance;
  let directory: string;
  beforeEach(async () => {
    directory = mkdtempSync(join(tmpdir(), 'billfold-embed-'));
    mkdirSync(join(directory, 'chunks'));
    writeFileSync(join(directory, 'billfold.js'), loader);
    writeFileSync(join(directory, 'billfold.js.br'), brotliCompressSync(loader));
    writeFileSync(join(directory, 'chunks', 'widget-1.js'), chunk);
    writeFileSync(join(directory, 'billfold.js.map'), '{}');
    app = await createApp({ logLevel: 'silent', trustProxy: 0 });
    await serveEmbed(app, { directory, version: '0.1.0' });
  });
  afterEach(async () => {
    await app.close();
    rmSync(directory, { recursive: true });
  });

  it.each([
    ['/0.1.0/billfold.js', 'public, max-age=31536000, immutable'],
    ['/1/billfold.js', 'public, max-age=300'],
    ['/1/chunks/widget-1.js', 'public, max-age=31536000, immutable'],
  ])('%s may be loaded by any page and kept: %s', async (url, kept) => {
    const { statusCode, headers } = await app.inject({ url });
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'cache-control': kept,
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
  });

  it('comes compressed to who takes that, and as it is to others', async () => {
    const ask = (encoding: string) =>
      app.inject({ url: '/1/billfold.js', headers: { 'accept-encoding': encoding } });
    const small = await ask('gzip, br');
    expect(small.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe(loader);
    const plain = await ask('identity');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body).toBe(loader);
  });

  it.each(['/1/billfold.js.map', '/1/billfold.js.br', '/2/billfold.js', '/1/'])(
    'has nothing at %s',
    async (url) => {
      expect((await app.inject({ url })).statusCode).toBe(404);
    },
  );
});
