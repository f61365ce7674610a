import { getNetwork } from '@billfold/core';
import { getConfig } from '@billfold/core/contract';
import { expect, it } from 'vitest';
import { createTestServer } from '../../test/test-server.ts';

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

it('S38: gives the sandbox an id that no public chain of ours has', async () => {
  const { chains } = getNetwork('ETH').model;
  expect([chains.main.chainId, chains.test.chainId, 56]).not.toContain(chains.sandbox.chainId);
});
