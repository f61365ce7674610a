import { getNetwork } from '@billfold/core';
import {
  createContact,
  getDepositAddress,
  getImpostor,
  listTransactions,
  sendDust,
} from '@billfold/core/contract';
import { isLookAlike } from '@billfold/core/internal';
import { beforeEach, describe, expect, it } from 'vitest';
import { confirm, holderWith, placeOf } from '../../test/funded.ts';
import type { Holder } from '../../test/people.ts';
import { createTestServer, type TestServer } from '../../test/test-server.ts';

describe.each(['ETH', 'BSC', 'SOL'] as const)('dust from the impostor of %s', (network) => {
  const params = { network };
  let server: TestServer;
  let holder: Holder;
  let address: string;
  beforeEach(async () => {
    server = await createTestServer();
    holder = await holderWith(server, ['100'], network);
    const place = { params: placeOf(holder), query: {} };
    address = (await server.call(getDepositAddress, place, holder)).addressValue;
  });
  const impostor = async () => (await server.call(getImpostor, { params })).data;
  const dust = () => server.call(sendDust, { params, body: { address } });
  const history = async () => {
    const request = { params: { walletId: holder.walletId }, query: {} };
    return (await server.call(listTransactions, request, holder)).items;
  };

  it('comes from an address that begins and ends like the one it imitates, the same each time', async () => {
    const { address: own, imitates } = await impostor();
    expect(isLookAlike(network, own, imitates)).toBe(true);
    expect(await impostor()).toEqual({ address: own, imitates });
  });

  it('is marked in the history of a wallet that has the imitated address as a contact', async () => {
    const { address: own, imitates } = await impostor();
    const fields = { name: 'Robin', network, address: imitates, memo: null };
    await server.call(createContact, { params: { id: holder.walletId }, body: fields }, holder);
    const { data } = await dust();
    await confirm(server, 1, network);
    const [newest] = await history();
    expect(newest).toMatchObject({
      ...{ hash: data.hash, type: 'RECEIVED', fromAddress: own, isSpam: true },
    });
    expect(newest?.value).toMatch(new RegExp(`^${getNetwork(network).minimumAmount}0*$`));
  });

  it('is an ordinary deposit where nothing resembles its sender, as often as it is sent', async () => {
    await dust();
    await dust();
    await confirm(server, 1, network);
    expect((await history()).filter(({ isSpam }) => isSpam)).toEqual([]);
    expect(await history()).toHaveLength(3);
  });
});

describe('dust from an impostor', () => {
  it.each(['BTC', 'LTC', 'TRX', 'TON'] as const)(
    'is refused where no address can be imitated (%s)',
    async (network) => {
      const server = await createTestServer();
      const refusal = { status: 409, code: 'SCENARIO_UNAVAILABLE' };
      expect(await server.refusal(getImpostor, { params: { network } })).toMatchObject(refusal);
    },
  );

  it('is refused to an address of another network', async () => {
    const server = await createTestServer();
    const call = {
      params: { network: 'ETH' },
      body: { address: 'TXLAQ63Xg1NAzckPwKHvzw7CSEmLMEqcdj' },
    } as const;
    expect(await server.refusal(sendDust, call)).toMatchObject({
      status: 400,
      code: 'ADDRESS_INVALID',
    });
  });
});
