import { fileURLToPath } from 'node:url';
import { merchantApiVersion } from '@billfold/core/contract';
import { describe, expect, it } from 'vitest';
import { createTestServer } from '../../test/test-server.ts';

const file = fileURLToPath(new URL('../../../../docs/api/merchant-openapi.json', import.meta.url));

describe('docs/api/merchant-openapi.json', () => {
  it('is what the server offers (npx vitest run openapi -u writes it)', async () => {
    const { merchantOpenapi } = await createTestServer();
    const text = `${JSON.stringify(merchantOpenapi.document(), null, 2)}\n`;
    await expect(text).toMatchFileSnapshot(file);
  });

  it('is served to anyone, without the calls of the wallet', async () => {
    const { app, merchantOpenapi } = await createTestServer();
    const answer = await app.inject({ url: '/v1/merchant/openapi.json' });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([
      ...[200, 'public, max-age=300'],
    ]);
    expect(answer.json()).toEqual(JSON.parse(JSON.stringify(merchantOpenapi.document())));
    const wallet = await app.inject({ url: '/openapi.json' });
    expect(wallet.body).not.toContain('/v1/merchant/');
    expect(answer.body).not.toContain('/api/');
  });

  it('names the key with its scope, and the version of each call', async () => {
    const { merchantOpenapi } = await createTestServer();
    expect(merchantOpenapi.operation('GET', '/v1/merchant/assets')).toMatchObject({
      security: [{ apiKey: ['payments:read'] }],
      parameters: [{ name: 'Billfold-Version', schema: { const: merchantApiVersion } }],
    });
    expect(merchantOpenapi.operation('GET', '/v1/merchant/ping')).toMatchObject({
      security: [{ apiKey: [] }],
    });
  });
});
