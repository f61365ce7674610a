import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { developerSettings } from '@billfold/core/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askToBePaid, openShop, type Shop } from '../../test/shop.ts';
import { createTestServer, type TestServer, testServerOptions } from '../../test/test-server.ts';

describe('the checkout page', () => {
  let server: TestServer;
  let shop: Shop;
  let directory: string;
  beforeAll(async () => {
    directory = mkdtempSync(join(tmpdir(), 'billfold-pay-'));
    writeFileSync(join(directory, 'index.html'), 'the site');
    writeFileSync(join(directory, 'pay.html'), 'the checkout');
    const { options, clock } = await testServerOptions();
    server = await createTestServer(
      {},
      { options: { ...options, appDirectory: directory }, clock },
    );
    shop = await openShop(server);
    const params = { businessId: shop.businessId };
    const { data } = await server.call(developerSettings.get, { params }, shop.owner);
    const body = { ...data, allowedOrigins: ['https://shop.example'] };
    await server.call(developerSettings.put, { params, body }, shop.owner);
  });
  afterAll(async () => {
    await server.stop();
    rmSync(directory, { recursive: true });
  });
  const open = (url: string) => server.app.inject({ url, headers: { accept: 'text/html' } });

  it('is a page of its own that no search engine lists and that calls this server alone', async () => {
    const { id } = await askToBePaid(shop);
    const { statusCode, body, headers } = await open(`/pay/${id}`);
    expect({ statusCode, body }).toEqual({ statusCode: 200, body: 'the checkout' });
    expect(headers['x-robots-tag']).toBe('noindex, nofollow');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['link']).toContain(`</v1/checkout/${id}>`);
    const policy = String(headers['content-security-policy']);
    for (const rule of ["default-src 'none'", "script-src 'self'", "connect-src 'self'"])
      expect(policy).toContain(rule);
    expect(policy).not.toContain('unsafe');
  });

  it('is framed by the origins that its business allows, and by no others', async () => {
    const { id } = await askToBePaid(shop);
    const { headers } = await open(`/pay/${id}`);
    expect(headers['content-security-policy']).toMatch(/frame-ancestors https:\/\/shop\.example /);
    expect(headers['x-frame-options']).toBeUndefined();
  });

  it.each(['/pay/pay_aaaaaaaaaaaaaaaaaaaaaaaaaa', '/pay/link/none', "/pay/x'; script-src *"])(
    '%s names nothing and is framed nowhere',
    async (url) => {
      const { statusCode, body, headers } = await open(url.replaceAll(' ', '%20'));
      expect({ statusCode, body }).toEqual({ statusCode: 200, body: 'the checkout' });
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers['content-security-policy']).not.toContain('script-src *');
      expect(headers['x-frame-options']).toBeDefined();
    },
  );

  it.each([
    ['a refund', '/refund/a-token'],
    ['emails with invoices', '/invoice-emails/a-token'],
  ])(
    'is the page of %s too, which nobody frames and whose token no header repeats',
    async (_, url) => {
      const { statusCode, body, headers } = await open(url);
      expect({ statusCode, body }).toEqual({ statusCode: 200, body: 'the checkout' });
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers['referrer-policy']).toBe('no-referrer');
      expect(headers['x-robots-tag']).toBe('noindex, nofollow');
      expect(JSON.stringify(headers)).not.toContain('a-token');
    },
  );

  it('is the new page with its files at once after it was built again while the server runs', async () => {
    const { id } = await askToBePaid(shop);
    const script = '<script type="module" crossorigin src="/assets/pay-2.js"></script>';
    const styles = '<link rel="stylesheet" crossorigin href="/assets/pay-2.css">';
    writeFileSync(join(directory, 'pay.html'), `${script}${styles}the new checkout`);
    const { body, headers } = await open(`/pay/${id}`);
    expect(body).toContain('the new checkout');
    expect(headers['link']).toBe(
      `</assets/pay-2.js>; rel=modulepreload; crossorigin, </assets/pay-2.css>; rel=preload; as=style; crossorigin, </v1/checkout/${id}>; rel=preload; as=fetch; crossorigin`,
    );
    writeFileSync(join(directory, 'pay.html'), 'the checkout');
  });

  it('is not sent as a file, and other pages stay those of the site', async () => {
    expect((await open('/pay.html')).body).toBe('the site');
    expect((await open('/pay/link/a/b')).body).toBe('the site');
  });
});
