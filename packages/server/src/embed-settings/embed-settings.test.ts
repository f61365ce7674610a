import {
  cryptocurrencyEmbedSettings,
  getEmbedSettings,
  listApiKeys,
  revokeApiKey,
} from '@billfold/core/contract';
import { light } from '@billfold/core/theme';
import { expect, it } from 'vitest';
import { keyOf, signUpMerchant } from '../../test/api-keys.ts';
import { createTestServer } from '../../test/test-server.ts';

it('the look of an embedded wallet is read by the publishable key of its business, and by no other (R-EMB-02)', async () => {
  const server = await createTestServer();
  const merchant = await signUpMerchant(server, 'owner@example.com');
  const { businessId } = merchant;
  const allowedOrigins = ['https://shop.example'];
  const publishable = await keyOf(server, merchant, {
    ...{ kind: 'PUBLISHABLE', scopes: [], allowedOrigins },
  });
  const secret = await keyOf(server, merchant, { scopes: ['payments:read'] });
  const read = (key: string) => server.call(getEmbedSettings, { query: { key } });
  expect(await read(publishable.token)).toEqual({
    data: { colors: {}, disableCreateAccountButton: false },
  });
  const body = { version: 0, colors: { accent: '#7C3AED' }, disableCreateAccountButton: true };
  await server.call(cryptocurrencyEmbedSettings.put, { params: { businessId }, body }, merchant);
  expect(await read(publishable.token)).toMatchObject({
    data: { colors: { accent: '#7C3AED' }, disableCreateAccountButton: true },
  });
  for (const key of [secret.token, 'bf_test_pk_none'])
    await expect(read(key)).rejects.toThrow(/NOT_FOUND/);
  const params = { businessId, id: publishable.id };
  await server.call(revokeApiKey, { params }, merchant);
  await expect(read(publishable.token)).rejects.toThrow(/NOT_FOUND/);
});

it('colors that follow from an accent are in the answer, so that a button can be read before the theme has loaded', async () => {
  const server = await createTestServer();
  const merchant = await signUpMerchant(server, 'owner@example.com');
  const { businessId } = merchant;
  const allowedOrigins = ['https://shop.example'];
  const { token: key } = await keyOf(server, merchant, {
    ...{ kind: 'PUBLISHABLE', scopes: [], allowedOrigins },
  });
  const colorsOf = async (version: number, colors: Readonly<Record<string, string>>) => {
    const body = { version, colors, disableCreateAccountButton: false };
    await server.call(cryptocurrencyEmbedSettings.put, { params: { businessId }, body }, merchant);
    return (await server.call(getEmbedSettings, { query: { key } })).data.colors;
  };
  expect(await colorsOf(0, { accent: '#FDE047' })).toEqual({
    ...{ accent: '#FDE047', accentText: light.qrForeground },
    ...{ focusRing: expect.stringMatching(/^#/), link: expect.stringMatching(/^#/) },
  });
  expect(await colorsOf(1, { accent: '#FDE047', accentText: '#333333' })).toMatchObject({
    accentText: '#333333',
  });
  expect(await colorsOf(2, { text: '#111111', light: '#FFFFFF' })).toEqual({ text: '#111111' });
});

it('a page on an origin of the key reads the look in one request, without a preflight', async () => {
  const server = await createTestServer();
  const merchant = await signUpMerchant(server, 'owner@example.com');
  const allowedOrigins = ['https://shop.example'];
  const { token } = await keyOf(server, merchant, {
    ...{ kind: 'PUBLISHABLE', scopes: [], allowedOrigins },
  });
  const read = (origin: string) =>
    server.app.inject({ url: `/v1/embed/settings?key=${token}`, headers: { origin } });
  const answer = await read('https://shop.example');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['access-control-allow-origin']).toBe('https://shop.example');
  const { headers } = await read('https://other.example');
  expect(headers['access-control-allow-origin']).toBeUndefined();
});

it('a page uses its publishable key, which the list of keys shows to the minute', async () => {
  const server = await createTestServer();
  const merchant = await signUpMerchant(server, 'owner@example.com');
  const { businessId } = merchant;
  const { token: key } = await keyOf(server, merchant, {
    ...{ kind: 'PUBLISHABLE', scopes: [], allowedOrigins: ['https://shop.example'] },
  });
  const lastUsed = async () => {
    const { data } = await server.call(listApiKeys, { params: { businessId } }, merchant);
    return data[0]?.lastUsedAt;
  };
  const read = () => server.call(getEmbedSettings, { query: { key } });
  expect(await lastUsed()).toBeNull();
  await read();
  const first = new Date(server.clock.now());
  expect(await lastUsed()).toEqual(first);
  server.clock.advance(59_000);
  await read();
  expect(await lastUsed()).toEqual(first);
  server.clock.advance(1_000);
  await read();
  expect(await lastUsed()).toEqual(new Date(server.clock.now()));
});
