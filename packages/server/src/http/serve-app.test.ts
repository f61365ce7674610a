import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from './create-app.ts';
import { serveApp } from './serve-app.ts';

describe('the site', () => {
  let app: FastifyInstance;
  let directory: string;
  beforeAll(async () => {
    directory = mkdtempSync(join(tmpdir(), 'billfold-app-'));
    mkdirSync(join(directory, 'assets'));
    writeFileSync(join(directory, 'index.html'), '<!doctype html>');
    writeFileSync(join(directory, 'service-worker.js'), 'self;');
    writeFileSync(join(directory, 'manifest.webmanifest'), '{}');
    writeFileSync(join(directory, 'assets', 'index-1.js'), 'export {};');
    writeFileSync(join(directory, 'assets', 'index-1.js.map'), '{}');
    writeFileSync(join(directory, 'assets', 'signing-worker-1.js'), 'self;');
    app = await createApp({ logLevel: 'silent', trustProxy: 0 });
    await serveApp(app, directory);
  });
  afterAll(async () => {
    await app.close();
    rmSync(directory, { recursive: true });
  });
  const page = (url: string) => app.inject({ url, headers: { accept: 'text/html' } });

  it.each(['/', '/wallet/', '/wallet/accounts/17', '/no/such/page'])(
    'is the page at %s, in no frame (R-NFR-02)',
    async (url) => {
      const { statusCode, headers, body } = await page(url);
      expect({ statusCode, body }).toEqual({ statusCode: 200, body: '<!doctype html>' });
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers['x-frame-options']).toBeDefined();
      expect(headers['cache-control']).toBe('no-cache');
    },
  );

  it.each([{}, { accept: '*/*' }])('is the page for curl, which sends %o', async (headers) => {
    for (const url of ['/', '/wallet/accounts/17'])
      expect((await app.inject({ url, headers })).body).toBe('<!doctype html>');
    for (const url of ['/no/such.js', '/api/no-such-call', '/v1'])
      expect((await app.inject({ url, headers })).statusCode).toBe(404);
  });

  it.each(['/wallet/embed/accounts', '/wallet/embed/new-wallet?key=pk_1'])(
    '%s may be framed by its own origin alone (R-EMB-03)',
    async (url) => {
      const { headers } = await page(url);
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("frame-ancestors 'self'");
      expect(policy).not.toContain("frame-ancestors 'none'");
      expect(policy).toContain("script-src 'self'");
      expect(headers['x-frame-options']).toBeUndefined();
    },
  );

  it.each(['/payments/settings/cryptocurrency/embed', '/wallet/embedded', '/x?/wallet/embed/'])(
    '%s may not be framed',
    async (url) => {
      const { headers } = await page(url);
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    },
  );

  it.each([
    ['/service-worker.js', 'no-cache', 'application/javascript; charset=utf-8'],
    ['/manifest.webmanifest', 'no-cache', 'application/manifest+json'],
    [
      '/assets/index-1.js',
      'public, max-age=31536000, immutable',
      'application/javascript; charset=utf-8',
    ],
  ])('%s is kept as %s', async (url, kept, type) => {
    const { headers } = await app.inject({ url });
    expect(headers).toMatchObject({ 'cache-control': kept, 'content-type': type });
  });

  it('lets the worker that signs run WebAssembly, load modules of the site, and call nobody', async () => {
    const { headers } = await app.inject({ url: '/assets/signing-worker-1.js' });
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'",
    );
  });

  it.each(['/service-worker.js', '/manifest.webmanifest'])('%s has a policy', async (url) => {
    const { headers } = await app.inject({ url });
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('sends the files of a page without what is said of pages', async () => {
    const { headers } = await app.inject({ url: '/assets/index-1.js' });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers).not.toHaveProperty('content-security-policy');
    expect(headers).not.toHaveProperty('x-frame-options');
  });

  it('keeps its source maps to itself (S43)', async () => {
    expect((await page('/assets/index-1.js.map')).statusCode).toBe(404);
    expect((await page('/assets/index-1.js')).statusCode).toBe(200);
  });

  it.each(['/', '/index.html', '/wallet/embed/accounts'])(
    'names the bases of the environments at %s (R-API-01)',
    async (url) => {
      writeFileSync(join(directory, 'index.html'), '<!doctype html><head></head>');
      const base = {
        wallet: 'https://w.example',
        auth: 'https://a.example',
        payments: 'https://p.example',
      };
      const mapped = await createApp({ logLevel: 'silent', trustProxy: 0 });
      await serveApp(mapped, directory, { stage: base });
      const { body, headers } = await mapped.inject({ url, headers: { accept: 'text/html' } });
      expect(body).toContain(
        '<meta name="billfold-base" content="https://a.example" data-environment="stage" data-service="auth">',
      );
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['cache-control']).toBe('no-cache');
      await mapped.close();
      writeFileSync(join(directory, 'index.html'), '<!doctype html>');
    },
  );

  it('is the new site at once after it was built again while the server runs', async () => {
    rmSync(join(directory, 'assets', 'index-1.js'));
    writeFileSync(join(directory, 'assets', 'index-2.js'), 'export {};');
    writeFileSync(join(directory, 'index.html'), '<!doctype html><script src="index-2.js">');
    expect((await page('/wallet/')).body).toContain('index-2.js');
    expect((await app.inject({ url: '/assets/index-2.js' })).statusCode).toBe(200);
    expect((await app.inject({ url: '/assets/index-1.js' })).statusCode).toBe(404);
  });

  it('is the last page while a build replaces the file', async () => {
    const { body } = await page('/');
    rmSync(join(directory, 'index.html'));
    expect((await page('/')).body).toBe(body);
    writeFileSync(join(directory, 'index.html'), '<!doctype html>');
  });

  it('answers what is no page as not found', async () => {
    expect((await page('/v1/no-such-call')).statusCode).toBe(404);
    expect((await app.inject({ url: '/no/such.js' })).statusCode).toBe(404);
  });
});
