import { networkCodes } from '@billfold/core';
import {
  createAccount,
  getConfig,
  getManifest,
  getSandboxBlock,
  listAccounts,
  listManifest,
  mine,
} from '@billfold/core/contract';
import { expect, it } from 'vitest';
import { newAccount, signUpWithAccount } from '../../test/people.ts';
import { createTestServer } from '../../test/test-server.ts';
import { isServed } from '../chains/served-networks.ts';

const others = networkCodes.filter((network) => !isServed(network));

it.each(others)('knows %s, and answers all the same that it does not serve it', async (network) => {
  const server = await createTestServer();
  const holder = await signUpWithAccount(server, 'holder@example.com');
  const { walletId } = holder;
  const refusal = { status: 404, code: 'NETWORK_NOT_SERVED' };
  expect(Object.keys((await server.call(getConfig, {})).data.networks)).not.toContain(network);
  const account = { params: { walletId }, body: newAccount('New', network) };
  expect(await server.refusal(createAccount, account, holder)).toMatchObject(refusal);
  const order = { params: { network }, body: { blocks: 1 } };
  expect(await server.refusal(mine, order)).toMatchObject(refusal);
  const block = { params: { network, height: '0' } };
  expect(await server.refusal(getSandboxBlock, block)).toMatchObject(refusal);
  const query = { cryptoCurrencyType: network };
  expect(await server.call(listAccounts, { params: { walletId }, query }, holder)).toMatchObject({
    items: [],
    total: 0,
  });
  expect(await server.call(getManifest, { params: { x: network } }, holder)).toMatchObject({
    key: network,
  });
  expect((await server.call(listManifest, {}, holder)).map(({ key }) => key)).toContain(network);
});
