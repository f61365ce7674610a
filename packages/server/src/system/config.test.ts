import { getNetwork } from '@billfold/core';
import { getConfig } from '@billfold/core/contract';
import { expect, it } from 'vitest';
import { createTestServer, testServerOptions } from '../../test/test-server.ts';

it('names the chain of each network, and its id where chains have one', async () => {
  const server = await createTestServer();
  const { data } = await server.call(getConfig, {});
  expect(data.networks).toEqual({
    BTC: { chain: 'sandbox', chainId: null },
    LTC: { chain: 'sandbox', chainId: null },
    ETH: { chain: 'sandbox', chainId: getNetwork('ETH').model.chains.sandbox.chainId },
    BSC: { chain: 'sandbox', chainId: getNetwork('BSC').model.chains.sandbox.chainId },
    TRX: { chain: 'sandbox', chainId: null },
    SOL: { chain: 'sandbox', chainId: null },
    TON: { chain: 'sandbox', chainId: null },
  });
});

it('names the sites of the operator', async () => {
  const server = await createTestServer();
  const { data } = await server.call(getConfig, {});
  expect(data).toMatchObject({
    support: { url: null },
    documentation: { url: 'https://docs.example/wallet' },
  });
});

it('serves the bases of the environments as they were configured (R-API-01)', async () => {
  const dev = {
    wallet: 'https://w.example',
    auth: 'https://a.example',
    payments: 'https://p.example',
  };
  const prepared = await testServerOptions();
  const env = { ...prepared.options.env, bases: { dev } };
  const server = await createTestServer({}, { ...prepared, options: { ...prepared.options, env } });
  expect((await server.call(getConfig, {})).data.bases).toEqual({ dev });
  const { headers } = await server.app.inject({ url: '/v1/config' });
  expect(headers['content-security-policy']).toContain(
    "connect-src 'self' https://w.example https://a.example https://p.example;",
  );
});

it('S38: gives the sandbox an id that no public chain of ours has', async () => {
  const { chains } = getNetwork('ETH').model;
  expect([chains.main.chainId, chains.test.chainId, 56]).not.toContain(chains.sandbox.chainId);
});
