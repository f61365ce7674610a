import { toDecimal } from '@billfold/core';
import {
  type ClaimedHash,
  type CreatePayment,
  claimCheckoutHash,
  createCustomer,
  createLinkInvoice,
  createLinkSchedule,
  createMerchantPayment,
  createPayment,
  createPaymentLink,
  createWebhook,
  type Endpoint,
  getCheckout,
  getMerchantPayment,
  getPaymentRequest,
  listMerchantEvents,
  listPayments,
  listPaymentsAccounts,
  listUnmatched,
  type Payment,
  type SimulatePayment,
  selectCheckoutMethod,
  simulateMerchantPayment,
  simulatePayment,
} from '@billfold/core/contract';
import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { settle } from '../../test/business.ts';
import { type EvmNode, startEvmNode } from '../../test/evm-node.ts';
import { askToBePaid, openShop, type Shop, shopKey } from '../../test/shop.ts';
import { createTestServer, type TestServer, testServerOptions } from '../../test/test-server.ts';
import {
  accounts,
  addresses,
  businesses,
  businessMembers,
  paymentTransfers,
  walletPublicKeys,
  wallets,
  webhookDeliveries,
  webhookEndpoints,
} from '../db/schema.ts';
import { watchChain } from '../watcher/watch-chain.ts';
import { dropLostTransfers } from './drop-lost-transfers.ts';
import { noteMempool, noteReverted } from './note-payments.ts';

const away = ['http://127.0.0.1:9'] as const;
const assets = ['BTC', 'ETH', 'USDT@ETH', 'TRX', 'SOL', 'TON'];

let node: EvmNode;
let server: TestServer;
let shop: Shop;
let live: Shop;
beforeEach(async () => {
  node = await startEvmNode();
  const { options, clock } = await testServerOptions();
  const env = { ...options.env, chainMode: 'live' as const };
  const urls = { ETH: [node.url] as const, BTC: away, TRX: away, SOL: away, TON: away };
  const nodes = { chain: 'regtest' as const, urls };
  server = await createTestServer({}, { options: { ...options, env, nodes }, clock });
  shop = await openShop(server, assets);
  live = { ...shop, key: await shopKey(server, shop.owner, { livemode: true }) };
  await mine(1);
});
afterEach(() => node.close());

async function mine(blocks: number) {
  server.clock.advance(1_000);
  node.mine(blocks);
  await watchChain(server.context, 'ETH').catchUp();
}

const priceOf = (asset: string): CreatePayment => {
  const [currency = ''] = asset.split('@');
  return { price: { amount: toDecimal('2'), currency }, method: asset };
};
const ask = (asset: string, from = shop) => askToBePaid(from, priceOf(asset));
const order = (amount: string | null, changes: Partial<SimulatePayment> = {}): SimulatePayment => ({
  ...{ amount: toDecimal(amount ?? '0'), confirmations: 0, replaceable: false },
  ...changes,
});
async function simulate({ id }: Payment, body: SimulatePayment): Promise<Payment> {
  server.clock.advance(1_000);
  return (await server.call(simulateMerchantPayment, { params: { id }, body }, shop.key)).data;
}
const read = async ({ id }: Payment, { key } = shop) =>
  (await server.call(getMerchantPayment, { params: { id } }, key)).data;
const eventsOf = async ({ key }: Shop) =>
  (await server.call(listMerchantEvents, { query: {} }, key)).data.map(({ type }) => type);
const checkoutOf = async ({ id }: Payment) =>
  (await server.call(getCheckout, { params: { id } })).data;

describe('a test payment of a live server', () => {
  it.each(assets)('in %s has an address of the business that nothing watches', async (asset) => {
    const payment = await ask(asset);
    expect(payment).toMatchObject({ livemode: false, status: 'PENDING', flags: ['test'] });
    const { address = '' } = payment.method ?? {};
    expect(address).not.toBe('');
    const watched = await server.context.db
      .select()
      .from(addresses)
      .where(eq(addresses.address, address));
    expect(watched).toEqual([]);
    expect((await ask(asset, live)).method?.address).not.toBe(address);
  });

  it('is derived from the account 7,500,000 of its settlement wallet', async () => {
    const { db } = server.context;
    const rows = await db
      .select({ path: walletPublicKeys.path })
      .from(accounts)
      .innerJoin(
        walletPublicKeys,
        and(
          eq(walletPublicKeys.walletId, accounts.walletId),
          eq(walletPublicKeys.network, accounts.network),
          eq(walletPublicKeys.accountIndex, accounts.accountIndex),
        ),
      )
      .where(and(eq(accounts.purpose, 'TEST'), eq(accounts.network, 'ETH')));
    expect(rows).toEqual([{ path: "m/44'/60'/7500000'" }]);
  });

  it('shows no wallet what to pay', async () => {
    const payment = await ask('ETH');
    const checkoutUrl = `https://wallet.example/pay/${payment.id}`;
    expect(payment.method?.uri).toBe(checkoutUrl);
    expect(await checkoutOf(payment)).toMatchObject({
      ...{ sandbox: true, simulated: true, method: { uri: checkoutUrl } },
    });
    const params = { id: payment.id };
    expect(await server.refusal(getPaymentRequest, { params })).toMatchObject({
      ...{ status: 409, code: 'TEST_MODE_UNAVAILABLE' },
    });
    const real = await ask('ETH', live);
    expect(real.method?.uri).toMatch(/^ethereum:/);
    expect(await checkoutOf(real)).toMatchObject({ sandbox: false, simulated: false });
  });

  it('is not paid by coins of the network', async () => {
    const payment = await ask('ETH');
    const real = await ask('ETH', live);
    for (const { method } of [payment, real]) node.fund(method?.address ?? '', 2n * 10n ** 18n);
    await mine(1);
    expect((await read(payment)).transfers).toEqual([]);
    expect(await read(real, live)).toMatchObject({ status: 'CONFIRMING', paidState: 'PAID' });
  });

  it('has no wallet to ask for where its payer chooses the coin', async () => {
    const open = await askToBePaid(shop, { price: { amount: toDecimal('2'), currency: 'ETH' } });
    const body = { asset: 'ETH', network: 'ETH' } as const;
    await server.call(selectCheckoutMethod, { params: { id: open.id }, body });
    expect((await read(open)).method?.uri).toBe(open.checkoutUrl);
    expect((await simulate(open, order('2'))).status).toBe('CONFIRMING');
  });
});

describe('POST /v1/merchant/test/payments/{id}/simulate on a live server', () => {
  it.each(assets)('pays in %s', async (asset) => {
    const payment = await ask(asset);
    const paid = await simulate(payment, order(payment.due));
    expect(paid).toMatchObject({ status: 'CONFIRMING', paidState: 'PAID', seen: payment.due });
    expect(paid.transfers).toMatchObject([
      { hash: expect.stringMatching(/^sim_[a-z2-7]{26}$/), confirmations: 0, counted: true },
    ]);
  });

  it('confirms a waiting transfer with the blocks of the network', async () => {
    const payment = await ask('ETH');
    const { confirmations } = await simulate(payment, order(payment.due));
    await mine(1);
    expect((await read(payment)).confirmations?.current).toBe(1);
    await mine((confirmations?.required ?? 0) - 1);
    expect((await read(payment)).status).toBe('CONFIRMED');
    await mine(confirmations?.final ?? 0);
    expect((await read(payment)).status).toBe('COMPLETED');
    expect(await eventsOf(shop)).toEqual([
      'payment.created',
      'payment.detected',
      'payment.confirmed',
      'payment.completed',
    ]);
    expect(await eventsOf(live)).toEqual([]);
  });

  it('has as many confirmations as it is asked for at once', async () => {
    await mine(100);
    const payment = await ask('ETH');
    const { final = 0 } = payment.confirmations ?? {};
    const paid = await simulate(payment, order(payment.due, { confirmations: final }));
    expect(paid).toMatchObject({ status: 'COMPLETED', confirmations: { current: final } });
  });

  it('says that a network is unknown that no node has told of', async () => {
    const payment = await ask('BTC');
    const body = order(payment.due, { confirmations: 1 });
    const refused = await server.refusal(
      simulateMerchantPayment,
      { params: { id: payment.id }, body },
      shop.key,
    );
    expect(refused.status).toBe(503);
    expect((await read(payment)).transfers).toEqual([]);
  });

  it('leaves a transfer that can be replaced waiting', async () => {
    const payment = await ask('ETH');
    await simulate(payment, order(payment.due, { replaceable: true }));
    await mine(3);
    expect(await read(payment)).toMatchObject({
      ...{ status: 'CONFIRMING', transfers: [{ confirmations: 0, replaceable: true }] },
    });
  });

  it('waits on after three days, when transfers that no node knows are given up', async () => {
    const payment = await ask('ETH');
    await simulate(payment, order(payment.due, { replaceable: true }));
    server.clock.advance(4 * 24 * 3_600_000);
    await dropLostTransfers(server.context);
    expect(await read(payment)).toMatchObject({ status: 'CONFIRMING', paidState: 'PAID' });
  });

  it('is kept by a mempool that does not know it and by a reorganisation', async () => {
    const { db } = server.context;
    const payment = await ask('ETH');
    await simulate(payment, order(payment.due));
    const now = new Date(server.clock.now());
    await db.transaction((tx) =>
      noteMempool(tx, server.context, { network: 'ETH', mempool: new Set(), now }),
    );
    await mine(1);
    await db.transaction((tx) =>
      noteReverted(tx, server.context, { network: 'ETH', height: 0, now }),
    );
    expect(await read(payment)).toMatchObject({
      paidState: 'PAID',
      transfers: [{ counted: true }],
    });
  });

  it.each([
    ['half', '1', 'PENDING', 'UNDERPAID'],
    ['twice as much', '4', 'CONFIRMING', 'OVERPAID'],
  ] as const)('pays %s', async (_, amount, status, paidState) => {
    expect(await simulate(await ask('ETH'), order(amount))).toMatchObject({ status, paidState });
  });

  it('pays another asset of the network, which is flagged and not counted', async () => {
    const paid = await simulate(await ask('ETH'), order('5', { asset: 'USDT@ETH' }));
    expect(paid).toMatchObject({ status: 'PENDING', flags: ['wrongAsset', 'test'] });
  });

  it('without the comment and the amount is an unmatched test transfer', async () => {
    const payment = await ask('TON');
    await simulate(payment, order('1.5', { withoutMarks: true }));
    expect((await read(payment)).transfers).toEqual([]);
    const listed = (livemode: boolean) => {
      const { businessId } = shop;
      const request = { params: { businessId }, query: { livemode } };
      return server.call(listUnmatched, request, shop.owner);
    };
    expect((await listed(false)).data).toMatchObject([{ livemode: false, state: 'OPEN' }]);
    expect((await listed(true)).data).toEqual([]);
    expect(await eventsOf(shop)).toEqual(['payment.created', 'payment.attention']);
  });

  it('is refused for nothing, for a live payment, and with a live key', async () => {
    const payment = await ask('ETH');
    const real = await ask('ETH', live);
    const refusal = ({ id }: Payment, amount: string, key = shop.key) =>
      server.refusal(simulateMerchantPayment, { params: { id }, body: order(amount) }, key);
    expect(await refusal(payment, '0')).toMatchObject({ status: 400 });
    expect(await refusal(real, '2')).toMatchObject({ status: 404 });
    expect(await refusal(real, '2', live.key)).toMatchObject({ code: 'STATE_CONFLICT' });
    const params = { businessId: shop.businessId, id: real.id };
    expect(
      await server.refusal(simulatePayment, { params, body: order('2') }, shop.owner),
    ).toMatchObject({ code: 'STATE_CONFLICT' });
    expect(await server.context.db.select().from(paymentTransfers)).toEqual([]);
  });

  it('is found by its hash, and no node is asked for another one', async () => {
    const payment = await ask('BTC');
    const [transfer] = (await simulate(payment, order(payment.due))).transfers;
    const claim = async (hash: string): Promise<ClaimedHash> =>
      (await server.call(claimCheckoutHash, { params: { id: payment.id }, body: { hash } })).data;
    expect(await claim(transfer?.hash ?? '')).toMatchObject({ state: 'SEEN', counted: true });
    expect(await claim('ab'.repeat(32))).toMatchObject({ state: 'UNKNOWN' });
  });
});

describe('test and live mode on one server', () => {
  it('have lists, order ids and webhooks of their own', async () => {
    const { businessId, owner } = shop;
    const name = { orderId: 'order-1' };
    const test = await askToBePaid(shop, { ...priceOf('ETH'), ...name });
    const real = await askToBePaid(live, { ...priceOf('ETH'), ...name });
    const list = async (query: { readonly livemode?: boolean }) =>
      (await server.call(listPayments, { params: { businessId }, query }, owner)).data.map(
        ({ id }) => id,
      );
    expect(await list({ livemode: false })).toEqual([test.id]);
    expect(await list({ livemode: true })).toEqual([real.id]);
    expect(await list({})).toEqual([real.id]);
    for (const livemode of [false, true]) {
      const body = { url: `https://shop.example/${livemode}`, livemode };
      await server.call(createWebhook, { params: { businessId }, body }, owner);
    }
    await simulate(test, order(test.due));
    const sent = await server.context.db
      .select({ url: webhookEndpoints.url })
      .from(webhookDeliveries)
      .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId));
    expect(sent).toEqual([{ url: 'https://shop.example/false' }]);
  });

  const sum = { title: 'Rent', currency: 'EUR', price: toDecimal('20.00') };
  const invoice = { ...sum, customer: { email: 'ann@example.com' } };
  const schedule = { ...invoice, frequency: 'WEEKLY', startOn: '2035-01-31' };
  const creations: readonly (readonly [string, Endpoint, object])[] = [
    ['payment', createPayment, priceOf('ETH')],
    ['link', createPaymentLink, sum],
    ['invoice', createLinkInvoice, invoice],
    ['schedule of invoices', createLinkSchedule, schedule],
    ['customer', createCustomer, { name: 'Ann' }],
  ];
  it.each(creations)(
    'R-PERM-02: let a developer create a test %s, and no live one',
    async (_, endpoint, body) => {
      const { businessId, owner } = shop;
      await server.context.db.update(businessMembers).set({ role: 'DEVELOPER' });
      const refusal = (own: object) =>
        server.refusal(endpoint, { params: { businessId }, body: { ...body, ...own } }, owner);
      const denied = { status: 403, code: 'PERMISSION_DENIED' };
      expect(await refusal({})).toMatchObject(denied);
      expect(await refusal({ livemode: true })).toMatchObject(denied);
      const request = { params: { businessId }, body: { ...body, livemode: false } };
      expect(await server.call(endpoint, request, owner)).toMatchObject({
        data: { livemode: false },
      });
    },
  );

  it('keep the accounts of test payments out of those that hold money', async () => {
    const params = { businessId: shop.businessId };
    const listed = await server.call(listPaymentsAccounts, { params, query: {} }, shop.owner);
    expect(listed.data.map(({ path }) => path).filter((path) => path.includes('7500000'))).toEqual(
      [],
    );
    expect(listed.meta.total).toBe(listed.data.length);
  });

  it('is refused, with what to do, where the business is paid into public keys alone', async () => {
    const { db } = server.context;
    await db.delete(accounts).where(eq(accounts.purpose, 'TEST'));
    await db.update(wallets).set({ kind: 'KEYLESS' });
    const request = { body: priceOf('ETH') };
    expect(await server.refusal(createMerchantPayment, request, shop.key)).toMatchObject({
      ...{ status: 409, code: 'TEST_MODE_UNAVAILABLE' },
      errors: [expect.stringContaining('Its owner chooses a settlement wallet')],
    });
  });

  it('gives a business that was settled before its test accounts when it settles again', async () => {
    const { db } = server.context;
    await db.delete(accounts).where(eq(accounts.purpose, 'TEST'));
    const request = { body: priceOf('ETH') };
    expect(await server.refusal(createMerchantPayment, request, shop.key)).toMatchObject({
      ...{ status: 409, code: 'TEST_MODE_UNAVAILABLE' },
    });
    const [business] = await db.select().from(businesses);
    const walletId = business?.settlementWalletId ?? '';
    await settle(server, { ...shop.owner, walletId }, shop.businessId);
    expect((await ask('ETH')).status).toBe('PENDING');
  });
});
