import { getNetwork, parseAmount, toBaseUnits, toDecimal } from '@billfold/core';
import {
  type ListSettlementAccounts,
  listSettlementAccounts,
  listSettlementSends,
  listSettlements,
  listTransactions,
} from '@billfold/core/contract';
import { describe, expect, it } from 'vitest';
import { paymentsAccount, settledBusiness } from '../../test/business.ts';
import { confirm, holderWith, send } from '../../test/funded.ts';
import { type Holder, signUpWithAccount } from '../../test/people.ts';
import { createTestServer } from '../../test/test-server.ts';
import type { ServedNetwork } from '../chains/served-networks.ts';
import { takeAddress } from './take-address.ts';

async function openShop() {
  const server = await createTestServer();
  const owner = await holderWith(server, [], 'ETH');
  const businessId = await settledBusiness(server, owner);
  return { server, owner, businessId, params: { walletId: owner.walletId, businessId } };
}
type Shop = Awaited<ReturnType<typeof openShop>>;

/** Pays to an address of its own for each amount, in main units; answers the accounts that hold them. */
async function pay(
  { server, businessId }: Shop,
  network: ServedNetwork,
  amounts: readonly string[],
): Promise<readonly string[]> {
  const account = await paymentsAccount(server, businessId, network);
  const ids = [];
  for (const [at, amount] of amounts.entries()) {
    const { address, accountId } = await server.context.db.transaction((tx) =>
      takeAddress(tx, server.context, { account, paymentId: `pay_${network}_${at}` }),
    );
    const units = parseAmount(amount, getNetwork(network).decimals);
    await server.sandboxes[network].ledger.pay({ address, amount: units });
    ids.push(accountId);
  }
  await confirm(server, getNetwork(network).confirmations.available, network);
  return ids;
}

const lineOf = async ({ server, owner }: Shop, network: ServedNetwork) => {
  const params = { walletId: owner.walletId };
  const { items } = await server.call(listSettlements, { params }, owner);
  return items[0]?.accounts.find((each) => each.network === network);
};

describe('the line of a business in the wallet of its owner', () => {
  it('adds up the purses of a network, with their number and value', async () => {
    const shop = await openShop();
    await pay(shop, 'ETH', ['0.5', '2', '1.25']);
    await pay(shop, 'BTC', ['0.5', '0.25']);
    const line = await lineOf(shop, 'ETH');
    expect(line?.balances).toEqual([]);
    expect(line?.inPurses).toEqual([
      {
        ...{ asset: 'ETH', spendable: '3.750000000000000000', pending: '0.000000000000000000' },
        ...{ fiatValue: expect.stringMatching(/^\d+\.\d\d$/), purses: 3 },
      },
    ]);
    expect((await lineOf(shop, 'BTC'))?.balances).toMatchObject([
      { asset: 'BTC', spendable: '0.75000000' },
    ]);
    expect((await lineOf(shop, 'SOL'))?.balances).toEqual([]);
  });

  it('shows what waits for its confirmations apart', async () => {
    const shop = await openShop();
    await pay(shop, 'ETH', ['0.5']);
    const account = await paymentsAccount(shop.server, shop.businessId, 'ETH');
    const { address } = await shop.server.context.db.transaction((tx) =>
      takeAddress(tx, shop.server.context, { account, paymentId: 'pay_late' }),
    );
    const amount = parseAmount('3', 18);
    await shop.server.sandboxes.ETH.ledger.pay({ address, amount });
    await confirm(shop.server, 1, 'ETH');
    expect((await lineOf(shop, 'ETH'))?.inPurses).toMatchObject([
      { spendable: '0.500000000000000000', pending: '3.000000000000000000', purses: 2 },
    ]);
  });
});

describe('the accounts of a line', () => {
  it('are listed with the largest balance first, by pages, and one of them by its id', async () => {
    const shop = await openShop();
    const { server, owner, params } = shop;
    const [half, two, middle] = await pay(shop, 'ETH', ['0.5', '2', '1.25']);
    const list = (query: object) => server.call(listSettlementAccounts, { params, query }, owner);
    const first = await list({ asset: 'ETH', pageSize: 2 });
    expect(first.total).toBe(3);
    expect(first.items.map(({ account }) => account.id)).toEqual([two, middle]);
    expect(first.items[0]).toMatchObject({
      account: { name: 'Corner Shop', nativeBalance: '2.000000000000000000' },
      purpose: 'PURSE',
      address: expect.stringMatching(/^0x/),
    });
    const second = await list({ asset: 'ETH', pageSize: 2, page: 2 });
    expect(second.items.map(({ account }) => account.id)).toEqual([half]);
    expect((await list({ asset: 'ETH', pageSize: 2, page: 3 })).total).toBe(3);
    expect((await list({ accountId: half })).items.map(({ account }) => account.id)).toEqual([
      half,
    ]);
    expect((await list({ asset: 'BTC' })).items).toEqual([]);
    expect((await list({ asset: 'nothing' })).items).toEqual([]);
  });

  it('are listed by purpose, so that a shared address is not among those of single payments', async () => {
    const shop = await openShop();
    const { server, owner, params } = shop;
    const [purse] = await pay(shop, 'ETH', ['0.5']);
    const { id } = await paymentsAccount(server, shop.businessId, 'ETH');
    const list = async (query: ListSettlementAccounts) => {
      const { items, total } = await server.call(
        listSettlementAccounts,
        { params, query: { asset: 'ETH', ...query } },
        owner,
      );
      expect(total).toBe(items.length);
      return items.map(({ account, address }) => [account.id, address] as const);
    };
    const [[, address] = []] = await list({ accountId: id });
    const amount = parseAmount('2', 18);
    await server.sandboxes.ETH.ledger.pay({ address: address ?? '', amount });
    await confirm(server, getNetwork('ETH').confirmations.available, 'ETH');
    const idsOf = async (query: ListSettlementAccounts) =>
      (await list(query)).map(([each]) => each);
    expect(await idsOf({})).toEqual([id, purse]);
    expect(await idsOf({ purpose: 'PURSE' })).toEqual([purse]);
    expect(await idsOf({ purpose: 'PAYMENTS' })).toEqual([id]);
    expect(await idsOf({ accountId: id, purpose: 'PURSE' })).toEqual([]);
    await pay(shop, 'BTC', ['0.5']);
    expect(await idsOf({ asset: 'BTC', purpose: 'PURSE' })).toEqual([]);
    expect(await idsOf({ asset: 'BTC', purpose: 'PAYMENTS' })).toHaveLength(1);
  });

  it('are missing to everyone else, and under another wallet or business', async () => {
    const shop = await openShop();
    const { server, owner, params } = shop;
    const stranger = await signUpWithAccount(server, 'stranger@example.com');
    const asked: readonly [typeof params, Holder][] = [
      [params, stranger],
      [{ ...params, walletId: stranger.walletId }, stranger],
      [{ ...params, businessId: 999 }, owner],
    ];
    for (const [place, person] of asked) {
      const request = { params: place, query: {} };
      const refusals = [
        await server.refusal(listSettlementAccounts, request, person),
        await server.refusal(listSettlementSends, request, person),
      ];
      for (const refusal of refusals) expect(refusal).toMatchObject({ status: 404 });
    }
  });
});

describe('what is sent from a line', () => {
  it('falls from it, and is listed with it alone', async () => {
    const shop = await openShop();
    const { server, owner, params } = shop;
    const [purse = ''] = await pay(shop, 'ETH', ['2', '1']);
    const paying = { ...owner, account: { ...owner.account, id: purse } };
    const sent = await send(server, paying, { amount: toDecimal('0.5'), acceptFee: true });
    await confirm(server, getNetwork('ETH').confirmations.available, 'ETH');
    const { items, total } = await server.call(listSettlementSends, { params, query: {} }, owner);
    expect(total).toBe(1);
    expect(items).toMatchObject([{ id: sent.id, status: 'CONFIRMED', value: sent.value }]);
    const gone = parseAmount('0.5', 18) + parseAmount(items[0]?.fee ?? '0', 18);
    const rest = toDecimal(toBaseUnits(parseAmount('3', 18) - gone), { decimals: 18 });
    expect((await lineOf(shop, 'ETH'))?.inPurses).toMatchObject([{ spendable: rest }]);
    const { walletId } = owner;
    const own = await server.call(listTransactions, { params: { walletId }, query: {} }, owner);
    expect(own.items).toEqual([]);
  });
});
