import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { paymentsAccount, settledBusiness } from '../../test/business.ts';
import { signUpWithAccount } from '../../test/people.ts';
import { createTestServer, type TestServer } from '../../test/test-server.ts';
import { servedNetworks } from '../chains/served-networks.ts';
import { accounts, addressStock, businessAssets, installation } from '../db/schema.ts';
import { fillStocks, stockSize } from './address-stock.ts';
import { raiseAddressFloor } from './raise-address-floor.ts';
import { releaseAddress, takeAddress } from './take-address.ts';

async function openShop() {
  const server = await createTestServer();
  const holder = await signUpWithAccount(server, 'owner@example.com');
  return { server, businessId: await settledBusiness(server, holder) };
}

type Network = Parameters<typeof paymentsAccount>[2];

async function take(
  { context }: TestServer,
  account: Awaited<ReturnType<typeof paymentsAccount>>,
  paymentId: string,
) {
  return context.db.transaction((tx) => takeAddress(tx, context, { account, paymentId }));
}

async function accept(server: TestServer, businessId: number, network: Network) {
  const account = await paymentsAccount(server, businessId, network);
  await server.context.db.insert(businessAssets).values({
    ...{ businessId, assetId: network, isEnabled: true, accountId: account.id },
    addressMode: 'FRESH',
  });
  return account;
}

describe('the stock of addresses', () => {
  it('is filled ahead for what a business accepts, and up again after some were taken', async () => {
    const { server, businessId } = await openShop();
    const { db } = server.context;
    const account = await accept(server, businessId, 'ETH');
    const count = () => db.$count(addressStock, eq(addressStock.accountId, account.id));
    await fillStocks(server.context);
    expect(await count()).toBe(stockSize);
    for (const id of ['pay_1', 'pay_2', 'pay_3']) await take(server, account, id);
    await fillStocks(server.context);
    expect(await count()).toBe(stockSize + 3);
    expect(await db.$count(addressStock)).toBe(stockSize + 3);
  });

  it('derives an address where it is empty, while the time goes on', async () => {
    const { server, businessId } = await openShop();
    const account = await paymentsAccount(server, businessId, 'ETH');
    const { db, platform, chains } = server.context;
    let now = server.clock.now();
    const clock = {
      now: () => {
        now += 1;
        return now;
      },
    };
    const context = { chains, platform: { ...platform, clock } };
    const { address } = await db.transaction((tx) =>
      takeAddress(tx, context, { account, paymentId: 'pay_1' }),
    );
    expect(address).toMatch(/^0x/);
  });

  it('gives 200 payments at once as many addresses, none twice and none of the account itself', async () => {
    const { server, businessId } = await openShop();
    const account = await paymentsAccount(server, businessId, 'ETH');
    const taken = await Promise.all(
      Array.from({ length: 200 }, (_, at) => take(server, account, `pay_${at}`)),
    );
    expect(new Set(taken.map(({ address }) => address)).size).toBe(200);
    expect(new Set(taken.map(({ accountId }) => accountId)).size).toBe(200);
    expect(taken.map(({ addressIndex }) => addressIndex)).not.toContain(0);
  });

  it('gives an address of a pool again only when it is free, with the same purse', async () => {
    const { server, businessId } = await openShop();
    const { db } = server.context;
    const account = await paymentsAccount(server, businessId, 'TRX');
    const first = await take(server, account, 'pay_1');
    const freeFrom = new Date(server.clock.now() + 86_400_000);
    await releaseAddress(db, { paymentId: 'pay_1', freeFrom });
    const others = [];
    for (let at = 0; at < 10; at += 1) others.push(await take(server, account, `pay_other_${at}`));
    expect(others.map(({ address }) => address)).not.toContain(first.address);
    server.clock.advance(86_400_000);
    const later = [];
    for (let at = 0; at < 10; at += 1) later.push(await take(server, account, `pay_later_${at}`));
    const again = later.find(({ address }) => address === first.address);
    expect(again).toEqual(first);
  });
});

describe('a database that was restored', () => {
  it('gives out no address that was given out after the backup, on this network or another', async () => {
    const { server, businessId } = await openShop();
    const { db } = server.context;
    await db.insert(installation).values({ chainMode: 'sandbox', createdAt: new Date(0) });
    const given = new Set<string>();
    const take100 = async (network: Network, name: string) => {
      const account = await paymentsAccount(server, businessId, network);
      for (let at = 0; at < 100; at += 1)
        given.add((await take(server, account, `${name}_${network}_${at}`)).address);
    };
    const own = servedNetworks.filter((network) => network !== 'SOL' && network !== 'TON');
    // Bitcoin had addresses when the backup was made; the others had none.
    const bitcoin = await accept(server, businessId, 'BTC');
    await take100('BTC', 'before');
    await fillStocks(server.context);
    const stock = await db.select().from(addressStock);
    for (const network of own) await take100(network, 'lost');
    expect(given.size).toBe(600);
    // The backup knows the stock as it stood then, and no purse.
    await db.delete(addressStock);
    await db.insert(addressStock).values(stock);
    await raiseAddressFloor(db);
    for (const network of own) await take100(network, 'after');
    expect(given.size).toBe(1100);
    expect(stock.some(({ accountId }) => accountId === bitcoin.id)).toBe(true);
    expect(await db.$count(accounts, eq(accounts.purpose, 'PURSE'))).toBe(600);
  });
});
