import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CreateApiKey, createApiKey, revokeApiKey } from '@billfold/core/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newKey } from '../../test/new-key.ts';
import { openShop, type Shop } from '../../test/shop.ts';
import { createTestServer, type TestServer, testServerOptions } from '../../test/test-server.ts';
import { findPageKey } from '../embed-sessions/page-keys.ts';

describe('the frame of secrets (S17)', () => {
  let server: TestServer;
  let shop: Shop;
  let directory: string;
  beforeAll(async () => {
    directory = mkdtempSync(join(tmpdir(), 'billfold-secure-'));
    writeFileSync(join(directory, 'index.html'), 'the site');
    writeFileSync(join(directory, 'secure.html'), 'the frame');
    const { options, clock } = await testServerOptions();
    server = await createTestServer(
      {},
      { options: { ...options, appDirectory: directory }, clock },
    );
    shop = await openShop(server);
  });
  afterAll(async () => {
    await server.stop();
    rmSync(directory, { recursive: true });
  });
  const open = async (url: string) => {
    const answer = await server.app.inject({ url, headers: { accept: 'text/html' } });
    const policy = String(answer.headers['content-security-policy']);
    return { ...answer, policy, ancestors: /frame-ancestors ([^;]*)/.exec(policy)?.[1] };
  };
  const createKey = async (changes: Partial<CreateApiKey> = {}) => {
    const params = { businessId: shop.businessId };
    const allowedOrigins = ['https://shop.example'];
    const body = newKey({ kind: 'PUBLISHABLE', scopes: [], allowedOrigins, ...changes });
    return (await server.call(createApiKey, { params, body }, shop.owner)).data;
  };

  it('is shown by the origins of a publishable key, this machine and the server itself', async () => {
    const { secret } = await createKey();
    const { body, headers, policy, ancestors } = await open(`/wallet/embed/secure?key=${secret}`);
    expect(body).toBe('the frame');
    expect(ancestors).toBe("'self' https://shop.example http://localhost:* http://127.0.0.1:*");
    expect(headers['x-frame-options']).toBeUndefined();
    expect(policy).toContain("connect-src 'self';");
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("worker-src 'self'");
    expect(policy).toContain('trusted-types billfold-signing');
  });

  it('is shown by no other origin, whatever the address says', async () => {
    const known = "'self' http://localhost:* http://127.0.0.1:*";
    const { secret: revoked, id } = await createKey();
    await server.call(revokeApiKey, { params: { businessId: shop.businessId, id } }, shop.owner);
    for (const query of [
      '',
      '?key=',
      `?key=${revoked}`,
      '?key=a&key=b',
      '?key=https://evil.example',
      '?origin=https://evil.example',
      "?key=x'; frame-ancestors *",
    ])
      expect((await open(`/wallet/embed/secure${encodeURI(query)}`)).ancestors).toBe(known);
  });

  it('has the origins of live keys alone where money is real', async () => {
    const { secret } = await createKey();
    const live = { ...server.context, chainMode: 'live' as const };
    expect(await findPageKey(server.context, secret)).toMatchObject({
      origins: ['https://shop.example'],
    });
    expect(await findPageKey(live, secret)).toBeUndefined();
  });

  it('is not sent as a file', async () => {
    expect((await open('/secure.html')).body).toBe('the site');
  });
});
