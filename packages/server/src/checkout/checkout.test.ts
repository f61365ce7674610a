import { toDecimal } from '@billfold/core';
import {
  assignTransfer,
  type Checkout,
  type CheckoutCustomer,
  type CheckoutSettings,
  cancelCheckout,
  cancelMerchantPayment,
  cancelPayment,
  checkoutSettings,
  claimCheckoutHash,
  cryptocurrencySettings,
  faucet,
  getCheckout,
  getPayment,
  getPaymentRequest,
  ignoreTransfer,
  listUnmatched,
  type Payment,
  paymentsSettings,
  reopenPayment,
  reopenTransfer,
  type SelectMethod,
  selectCheckoutMethod,
  setCheckoutCustomer,
  setPaymentNote,
  setSandboxRate,
} from '@billfold/core/contract';
import { eq } from 'drizzle-orm';
import { mnemonicToAccount } from 'viem/accounts';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadPayment } from '../../test/asked-payment.ts';
import { confirm } from '../../test/funded.ts';
import { endWindow, seeTransfer } from '../../test/payment-money.ts';
import { vectorPhrase } from '../../test/people.ts';
import { acceptAsset, askToBePaid, openShop, type Shop } from '../../test/shop.ts';
import { createTestServer, type TestServer } from '../../test/test-server.ts';
import {
  businesses,
  businessNotifications,
  chainCursors,
  customers,
  events,
  namedTransactions,
  paymentTransfers,
} from '../db/schema.ts';
import { nameTransaction } from '../payments/named-transactions.ts';

let server: TestServer;
let shop: Shop;
beforeEach(async () => {
  server = await createTestServer();
  shop = await openShop(server);
  const syncedAt = new Date(server.clock.now());
  for (const network of ['BTC', 'ETH', 'TRX', 'SOL', 'TON'])
    await server.context.db
      .insert(chainCursors)
      .values({ network, height: 100, hash: 'f'.repeat(64), syncedAt })
      .onConflictDoNothing();
});

const bitcoin = { asset: 'BTC', network: 'BTC' } as const;
const ether = { asset: 'ETH', network: 'ETH' } as const;
const ton = (hash: string) => ({ network: 'TON', hash, onOtherNetwork: false });
type Named = Pick<Payment, 'id'>;
const look = async ({ id }: Named) => (await server.call(getCheckout, { params: { id } })).data;
const select = async ({ id }: Named, body: SelectMethod = bitcoin) =>
  (await server.call(selectCheckoutMethod, { params: { id }, body })).data;
const refusedSelect = ({ id }: Named, body: SelectMethod = bitcoin) =>
  server.refusal(selectCheckoutMethod, { params: { id }, body });
const cancel = async ({ id }: Named) =>
  (await server.call(cancelCheckout, { params: { id } })).data;
const claim = async ({ id }: Named, hash: string) =>
  (await server.call(claimCheckoutHash, { params: { id }, body: { hash } })).data;
const detailOf = async ({ id }: Named) => {
  const params = { businessId: shop.businessId, id };
  return (await server.call(getPayment, { params }, shop.owner)).data;
};
const optionOf = async (payment: Named, asset: string) =>
  (await look(payment)).assets.find((each) => each.asset === asset);

async function changeCheckout(changes: Partial<CheckoutSettings>) {
  const params = { businessId: shop.businessId };
  const { data } = await server.call(checkoutSettings.get, { params }, shop.owner);
  const body = { ...data, ...changes };
  await server.call(checkoutSettings.put, { params, body }, shop.owner);
}

describe('the checkout of a payment', () => {
  it('shows what its payer needs, and nothing else of the merchant', async () => {
    const payment = await askToBePaid(shop, {
      ...{ orderId: 'A-1', description: '2 tickets', metadata: { seat: 'row 4' } },
      customer: { email: 'carla@example.com', name: 'Carla Cash' },
    });
    const note = { params: { businessId: shop.businessId, id: payment.id } };
    await server.call(setPaymentNote, { ...note, body: { note: 'pays late' } }, shop.owner);
    const shown = await look(payment);
    expect(shown).toMatchObject({
      ...{ id: payment.id, status: 'CREATED', displayStatus: 'Created', sandbox: true },
      ...{ orderId: 'A-1', description: '2 tickets', email: 'c***@example.com' },
      merchant: { name: 'Corner Shop', logoUrl: null },
      price: { amount: '50.00', currency: 'EUR' },
      ...{ method: null, selected: null, due: null, seen: '0', remaining: null },
      actions: ['SELECT', 'CANCEL'],
    });
    const text = JSON.stringify(shown);
    for (const hidden of ['row 4', 'pays late', 'carla', 'Carla', 'businessId', 'cus_'])
      expect(text).not.toContain(hidden);
  });

  it('offers each asset with its amount, the fee of its network and its minutes', async () => {
    const payment = await askToBePaid(shop);
    expect(await optionOf(payment, 'BTC')).toEqual({
      ...{
        asset: 'BTC',
        network: 'BTC',
        enabled: true,
        reason: null,
        minutesHint: 20,
        isExact: false,
        windowMinutes: 15,
      },
      estimate: expect.stringMatching(/^0\.0\d+$/),
      feeHint: { amount: expect.stringMatching(/^\d+\.\d\d$/), currency: 'EUR' },
    });
    const chosen = await select(payment);
    expect(chosen.due).toBe((await optionOf(payment, 'BTC'))?.estimate);
    for (const [network, isExact] of [
      ['SOL', true],
      ['TON', false],
    ] as const)
      expect(await optionOf(payment, network)).toMatchObject({ isExact });
  });

  it('lists coins before tokens where the business has no order', async () => {
    await acceptAsset(server, shop.businessId, 'BSC');
    const { assets } = await look(await askToBePaid(shop));
    expect(assets.map(({ asset, network }) => `${asset} ${network}`)).toEqual([
      ...['BTC BTC', 'ETH ETH', 'BNB BSC', 'SOL SOL', 'TON TON'],
      ...['USDT ETH', 'USDT TRX'],
    ]);
  });

  it('orders assets as the business does', async () => {
    await changeCheckout({
      assetOrder: ['TON', 'BTC'],
      defaultAsset: 'BTC',
      brandColor: '#123456',
    });
    const { assets, defaultAsset, theme } = await look(await askToBePaid(shop));
    expect(assets.map(({ asset }) => asset).slice(0, 3)).toEqual(['TON', 'BTC', 'ETH']);
    expect({ defaultAsset, theme }).toEqual({ defaultAsset: 'BTC', theme: { brand: '#123456' } });
  });

  it('disables an asset without a price, and one whose network is behind', async () => {
    const payment = await askToBePaid(shop);
    await server.call(setSandboxRate, { body: { symbol: 'ETH', feed: 'unavailable' } });
    await server.context.db
      .update(chainCursors)
      .set({ syncedAt: new Date(server.clock.now() - 60_000) })
      .where(eq(chainCursors.network, 'BTC'));
    expect(await optionOf(payment, 'ETH')).toMatchObject({ enabled: false, reason: 'NO_RATE' });
    expect(await optionOf(payment, 'BTC')).toMatchObject({
      ...{ enabled: false, reason: 'NETWORK_DELAYED' },
    });
  });

  it('stays true when the business is archived: nothing new, and what was chosen stays payable', async () => {
    const payment = await askToBePaid(shop);
    const chosen = await askToBePaid(shop, { method: 'BTC' });
    const { db } = server.context;
    await db
      .update(businesses)
      .set({ status: 'ARCHIVED' })
      .where(eq(businesses.id, shop.businessId));
    expect(await optionOf(payment, 'BTC')).toMatchObject({ reason: 'BUSINESS_CLOSED' });
    expect(await refusedSelect(payment)).toMatchObject({ status: 409, code: 'BUSINESS_ARCHIVED' });
    expect((await look(chosen)).method?.address).toBe(chosen.method?.address);
  });

  it('answers every id that names none alike', async () => {
    const asked = [
      `pay_${'a'.repeat(26)}`,
      `evt_${'a'.repeat(26)}`,
      'pay_',
      `${shop.businessId}`,
      "pay_' or 1=1 --",
      'x'.repeat(100),
    ];
    const answers = await Promise.all(
      asked.map((id) => server.refusal(getCheckout, { params: { id } })),
    );
    for (const answer of answers) expect(answer).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect(new Set(answers.map(({ errors }) => errors.join())).size).toBe(1);
  });

  it('shows a change of the settings to the next payer at once', async () => {
    const payment = await askToBePaid(shop);
    expect((await look(payment)).successText).toBeNull();
    await changeCheckout({ successText: 'Thank you!' });
    expect((await look(payment)).successText).toBe('Thank you!');
  });

  it('shows a change of the accepted assets to the next payer at once', async () => {
    const payment = await askToBePaid(shop);
    const offered = async () => (await look(payment)).assets.map(({ asset }) => asset);
    const before = await offered();
    const params = { businessId: shop.businessId };
    const { data } = await server.call(cryptocurrencySettings.get, { params }, shop.owner);
    const assets = data.assets.map((each) => ({ ...each, isEnabled: each.asset === 'ETH' }));
    const body = { ...data, assets };
    await server.call(cryptocurrencySettings.put, { params, body }, shop.owner);
    expect([before.length > 1, await offered()]).toEqual([true, ['ETH']]);
  });
});

describe('the choice of a payer', () => {
  it('locks a quote, and one alone when two windows choose at once', async () => {
    const payment = await askToBePaid(shop);
    const [first, second] = await Promise.all([select(payment), select(payment)]);
    expect(first).toMatchObject({ status: 'PENDING', selected: bitcoin });
    expect(second.method?.address).toBe(first.method?.address);
    expect(second.due).toBe(first.due);
  });

  it('may change until something was seen', async () => {
    const payment = await askToBePaid(shop);
    await select(payment);
    server.clock.advance(1_000);
    expect((await select(payment, ether)).selected).toEqual(ether);
    await seeTransfer(shop, payment, '0.001');
    expect(await refusedSelect(payment)).toMatchObject({ status: 409, code: 'STATE_CONFLICT' });
    expect(await look(payment)).toMatchObject({
      ...{ displayStatus: 'Underpaid', seen: '0.00100000', actions: ['SET_CUSTOMER'], assets: [] },
      transfers: [{ amount: '0.00100000', confirmations: 0, counted: true }],
    });
  });

  it('is not due below zero when far too much comes for the asset that was chosen first', async () => {
    const payment = await select(await askToBePaid(shop));
    server.clock.advance(1_000);
    await select(payment, ether);
    await seeTransfer(shop, payment, '0.1', 'BTC');
    expect(await look(payment)).toMatchObject({
      ...{ paidState: 'OVERPAID', selected: ether, due: '0.00000000', seen: '0.00000000' },
      remaining: '0.00000000',
    });
  });

  it('is for assets of the payment alone', async () => {
    const payment = await askToBePaid(shop, { assets: ['BTC'] });
    expect((await look(payment)).assets.map(({ asset }) => asset)).toEqual(['BTC']);
    const refused = { status: 400, code: 'ASSET_NOT_ACCEPTED' };
    expect(await refusedSelect(payment, ether)).toMatchObject(refused);
  });

  it('refreshes the price at the same address, where the business allows it', async () => {
    const payment = await select(await askToBePaid(shop));
    await endWindow(shop, payment);
    const ended = await look(payment);
    expect(ended).toMatchObject({ status: 'EXPIRED', method: null, selected: bitcoin });
    expect(ended.actions).toEqual(['REFRESH', 'SET_CUSTOMER']);
    const fresh = await select(payment);
    expect(fresh.status).toBe('PENDING');
    expect(fresh.method?.address).toBe(payment.method?.address);
  });

  it('is over with its window where the business allows no new price', async () => {
    const params = { businessId: shop.businessId };
    const { data } = await server.call(paymentsSettings.get, { params }, shop.owner);
    expect(data.allowsRefresh).toBe(true);
    const body = { ...data, allowsRefresh: false };
    await server.call(paymentsSettings.put, { params, body }, shop.owner);
    const payment = await select(await askToBePaid(shop));
    await endWindow(shop, payment);
    expect((await look(payment)).actions).toEqual(['SET_CUSTOMER']);
    expect(await refusedSelect(payment)).toMatchObject({ code: 'REFRESH_NOT_ALLOWED' });
  });

  it('shows no address from the end of the window on, also before the payment has expired', async () => {
    const payment = await select(await askToBePaid(shop));
    server.clock.advance(15 * 60_000);
    expect(await look(payment)).toMatchObject({ status: 'PENDING', method: null });
  });
});

describe('a payer', () => {
  it('cancels a payment for which nothing came, once', async () => {
    const payment = await askToBePaid(shop);
    expect(await cancel(payment)).toMatchObject({
      ...{ status: 'CANCELLED', cancelledBy: 'PAYER', actions: [], assets: [] },
    });
    const refused = await server.refusal(cancelCheckout, { params: { id: payment.id } });
    expect(refused).toMatchObject({ status: 409, code: 'STATE_CONFLICT' });
    const paid = await select(await askToBePaid(shop));
    await seeTransfer(shop, paid, '0.0001');
    const late = await server.refusal(cancelCheckout, { params: { id: paid.id } });
    expect(late).toMatchObject({ status: 409, code: 'STATE_CONFLICT' });
  });

  it('is told that the business cancelled, by a member or by its API', async () => {
    const [one, other] = [await askToBePaid(shop), await askToBePaid(shop)];
    expect((await look(one)).cancelledBy).toBeNull();
    const params = { businessId: shop.businessId, id: one.id };
    await server.call(cancelPayment, { params, body: { reason: null } }, shop.owner);
    await server.call(cancelMerchantPayment, { params: { id: other.id } }, shop.key);
    for (const payment of [one, other])
      expect(await look(payment)).toMatchObject({ status: 'CANCELLED', cancelledBy: 'BUSINESS' });
  });

  it('is told that the business asks for the rest once it opened the payment for it', async () => {
    const payment = await select(await askToBePaid(shop));
    await seeTransfer(shop, payment, '0.0001');
    expect(await look(payment)).toMatchObject({ paidState: 'UNDERPAID', isRestAsked: false });
    for (let turn = 0; turn < 2; turn += 1) await endWindow(shop, await look(payment));
    expect(await look(payment)).toMatchObject({ status: 'EXPIRED', isRestAsked: false });
    const params = { businessId: shop.businessId, id: payment.id };
    await server.call(reopenPayment, { params, body: { reason: null } }, shop.owner);
    expect(await look(payment)).toMatchObject({ status: 'PENDING', isRestAsked: true });
  });

  it('becomes a customer of the business, and is found again', async () => {
    const body = { email: 'Dan@Example.com', name: null, fields: {} };
    for (const payment of [await askToBePaid(shop), await askToBePaid(shop)]) {
      const params = { id: payment.id };
      const { data } = await server.call(setCheckoutCustomer, { params, body });
      expect(data.email).toBe('D***@Example.com');
      expect(data.actions).not.toContain('SET_CUSTOMER');
    }
    expect(await server.context.db.select().from(customers)).toHaveLength(1);
  });

  it('cannot replace the email of a payment, by which refunds are claimed', async () => {
    const { id } = await askToBePaid(shop, { customer: { email: 'carla@example.com' } });
    const body = { email: 'mallory@example.com', name: null, fields: {} };
    const refused = await server.refusal(setCheckoutCustomer, { params: { id }, body });
    expect(refused).toMatchObject({ status: 409, code: 'CUSTOMER_KNOWN' });
    expect((await look({ id })).email).toBe('c***@example.com');
  });

  it('answers what the business asks, and no more', async () => {
    const field = { type: 'text', required: false, options: [] } as const;
    await changeCheckout({
      ...{ collectEmail: 'REQUIRED', collectName: true },
      fields: [
        { ...field, name: 'size', label: 'Size', type: 'select', required: true, options: ['S'] },
        { ...field, name: 'terms', label: 'Terms', type: 'checkbox', required: true },
        { ...field, name: 'vat', label: 'VAT number' },
      ],
    });
    const { id } = await askToBePaid(shop);
    const good: CheckoutCustomer = {
      ...{ email: 'dan@example.com', name: 'Dan' },
      fields: { size: 'S', terms: 'true' },
    };
    const refusedField = async (changes: Partial<CheckoutCustomer>) => {
      const body = { ...good, ...changes };
      const refused = await server.refusal(setCheckoutCustomer, { params: { id }, body });
      expect(refused).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
      return Object.keys(refused.fields);
    };
    expect(await refusedField({ email: null })).toEqual(['email']);
    expect(await refusedField({ fields: { size: 'XL', terms: 'true' } })).toEqual(['fields.size']);
    expect(await refusedField({ fields: { size: 'S', terms: 'no' } })).toEqual(['fields.terms']);
    const other = { size: 'S', terms: 'true', isAdmin: 'true' };
    expect(await refusedField({ fields: other })).toEqual(['fields.isAdmin']);
    const { data } = await server.call(setCheckoutCustomer, { params: { id }, body: good });
    expect(data.email).toBe('d***@example.com');
  });
});

describe('details that the business requires', () => {
  const size = { name: 'size', label: 'Size', type: 'text', required: true, options: [] } as const;
  const give = async ({ id }: Named, body: Partial<CheckoutCustomer>) => {
    const given = { email: null, name: null, fields: {}, ...body };
    return (await server.call(setCheckoutCustomer, { params: { id }, body: given })).data;
  };
  const answersOf = async ({ id }: Named) => {
    const { answers } = await loadPayment(shop, id);
    return Object.fromEntries(answers.map(({ name, value }) => [name, value]));
  };

  it('come before a method is chosen', async () => {
    await changeCheckout({ collectEmail: 'REQUIRED', fields: [size] });
    const payment = await askToBePaid(shop);
    expect(await look(payment)).toMatchObject({ detailsMissing: true });
    const refused = { status: 409, code: 'DETAILS_MISSING' };
    expect(await refusedSelect(payment)).toMatchObject(refused);
    const params = { id: payment.id };
    expect(await server.refusal(getPaymentRequest, { params })).toMatchObject({ status: 409 });
    const given = await give(payment, { email: 'dan@example.com', fields: { size: 'L' } });
    expect(given).toMatchObject({ detailsMissing: false, actions: ['SELECT', 'CANCEL'] });
    expect((await select(payment)).method).not.toBeNull();
  });

  it('come before the address of a method that the business chose is shown', async () => {
    await changeCheckout({ fields: [size] });
    const customer = { email: 'carla@example.com' };
    const payment = await askToBePaid(shop, { method: 'BTC', customer });
    const waiting = await look(payment);
    expect(waiting).toMatchObject({ method: null, detailsMissing: true, selected: bitcoin });
    expect(waiting.actions).toContain('SET_CUSTOMER');
    const params = { id: payment.id };
    const refused = await server.refusal(getPaymentRequest, { params });
    expect(refused).toMatchObject({ status: 409, code: 'DETAILS_MISSING' });
    // The email is known already.
    const given = await give(payment, { fields: { size: 'L' } });
    expect(given).toMatchObject({ detailsMissing: false });
    expect(given.method?.address).toBe(payment.method?.address);
    expect(given.actions).not.toContain('SET_CUSTOMER');
  });

  it('keep no payer from the address who has paid a part', async () => {
    const payment = await askToBePaid(shop, { method: 'BTC' });
    await seeTransfer(shop, payment, '0.0001');
    await changeCheckout({ fields: [size] });
    expect(await look(payment)).toMatchObject({ detailsMissing: false });
    expect((await look(payment)).method?.address).toBe(payment.method?.address);
  });

  it('stay when an email is given later', async () => {
    await changeCheckout({ fields: [size, { ...size, name: 'note', required: false }] });
    const payment = await askToBePaid(shop);
    await give(payment, { fields: { size: 'L', note: 'Ring twice' } });
    await give(payment, { email: 'dan@example.com' });
    expect(await answersOf(payment)).toEqual({ size: 'L', note: 'Ring twice' });
    await give(payment, { fields: { note: '' } });
    expect(await answersOf(payment)).toEqual({ size: 'L' });
  });

  it('keep the question that was answered when the business asks another one', async () => {
    await changeCheckout({ fields: [size] });
    const payment = await askToBePaid(shop);
    await give(payment, { fields: { size: 'L' } });
    const note = { ...size, name: 'note', label: 'Note', required: false };
    await changeCheckout({ fields: [{ ...size, label: 'Colour' }, note] });
    await give(payment, { fields: { note: 'Ring twice' } });
    await changeCheckout({ fields: [] });
    await give(payment, { email: 'dan@example.com' });
    const { answers } = await loadPayment(shop, payment.id);
    expect(answers).toEqual([
      { name: 'size', label: 'Size', type: 'text', value: 'L' },
      { name: 'note', label: 'Note', type: 'text', value: 'Ring twice' },
    ]);
  });
});

it('says how a transaction ended that pays no longer', async () => {
  const payment = await select(await askToBePaid(shop), ether);
  await seeTransfer(shop, payment, '0.001');
  expect((await look(payment)).transfers).toMatchObject([{ counted: true, endedAs: null }]);
  await server.context.db.update(paymentTransfers).set({ endedAs: 'REPLACED' });
  expect((await look(payment)).transfers).toMatchObject([{ counted: false, endedAs: 'REPLACED' }]);
});

describe('a claimed hash', () => {
  const toncoin = { asset: 'TON', network: 'TON' } as const;
  /** Sends to the address of a payment without its comment. */
  async function comeUnmatched({ method }: Checkout) {
    const body = { address: method?.address ?? '', asset: 'TON', amount: toDecimal('1') };
    await server.context.db.delete(chainCursors).where(eq(chainCursors.network, 'TON'));
    await confirm(server, 1, 'TON');
    const { data } = await server.call(faucet, { params: { network: 'TON' }, body });
    await confirm(server, 0, 'TON');
    return data;
  }
  const unmatchedOf = async () => {
    const request = { params: { businessId: shop.businessId }, query: {} };
    return (await server.call(listUnmatched, request, shop.owner)).data;
  };

  it('is found among the transfers of the payment, and never among those of another', async () => {
    const mine = await select(await askToBePaid(shop), ether);
    const other = await select(await askToBePaid(shop), ether);
    const hashes = { mine: `0x${'a'.repeat(64)}`, other: `0x${'b'.repeat(64)}` };
    for (const [payment, hash] of [
      [mine, hashes.mine],
      [other, hashes.other],
    ] as const) {
      await seeTransfer(shop, payment, '0.001');
      await server.context.db
        .update(paymentTransfers)
        .set({ hash })
        .where(eq(paymentTransfers.paymentId, payment.id));
    }
    const found = {
      ...{ state: 'SEEN', blockHeight: null, counted: true, unmatched: false },
      ...{ paysOther: false, otherNetwork: null },
    };
    expect(await claim(mine, hashes.mine)).toEqual(found);
    expect(await claim(mine, ` ${hashes.mine.toUpperCase().replace('0X', '0x')}`)).toEqual(found);
    expect(await claim(mine, hashes.other)).toEqual({
      ...{ state: 'UNKNOWN', blockHeight: null, counted: false, unmatched: false },
      ...{ paysOther: false, otherNetwork: null },
    });
    expect((await claim(mine, `0x${'c'.repeat(64)}`)).state).toBe('UNKNOWN');
  });

  it.each([
    ['BTC', 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'],
    ['ETH', `0x${'22'.repeat(20)}`],
  ] as const)('says on %s that its transaction pays another address', async (network, address) => {
    const mine = await select(await askToBePaid(shop), { asset: network, network });
    const body = { address, asset: network, amount: toDecimal('0.001') };
    await server.context.db.delete(chainCursors).where(eq(chainCursors.network, network));
    await confirm(server, 1, network);
    const { data } = await server.call(faucet, { params: { network }, body });
    expect(await claim(mine, data.hash)).toMatchObject({ state: 'SEEN', paysOther: false });
    await confirm(server, 1, network);
    expect(await claim(mine, data.hash)).toMatchObject({ state: 'MINED', paysOther: true });
  });

  it('is found where it came to the address of its payment on a network that is not asked for', async () => {
    const mine = await select(await askToBePaid(shop), ether);
    const body = { address: mine.method?.address ?? '', asset: 'BSC', amount: toDecimal('0.001') };
    const { data } = await server.call(faucet, { params: { network: 'BSC' }, body });
    await confirm(server, 1, 'BSC');
    expect(await claim(mine, data.hash)).toMatchObject({
      ...{ state: 'MINED', counted: false, unmatched: false, paysOther: false },
      otherNetwork: 'BSC',
    });
    const other = await select(await askToBePaid(shop), ether);
    expect(await claim(other, data.hash)).toMatchObject({ state: 'UNKNOWN', otherNetwork: null });
    expect((await detailOf(other)).astray).toEqual([]);
  });

  it('tells the business once of coins that came on another network, and which key takes them out', async () => {
    const mine = await select(await askToBePaid(shop), ether);
    const body = { address: mine.method?.address ?? '', asset: 'BSC', amount: toDecimal('0.001') };
    const { data } = await server.call(faucet, { params: { network: 'BSC' }, body });
    await confirm(server, 1, 'BSC');
    for (const hash of [data.hash, data.hash]) await claim(mine, hash);
    const { astray } = await detailOf(mine);
    const came = { asset: 'BNB', amount: toDecimal('0.001') };
    expect(astray).toEqual([
      { network: 'BSC', hash: data.hash, ...came, paths: [expect.any(String)] },
    ]);
    expect((await look(mine)).unmatched).toEqual([
      { network: 'BSC', hash: data.hash, onOtherNetwork: true },
    ]);
    const path = astray[0]?.paths[0] ?? '';
    expect(path).toMatch(/^m\/44'\/60'\/\d+'\/0\/\d+$/);
    // By a library that is not ours: the key of this path holds the coins.
    const { address } = mnemonicToAccount(vectorPhrase, { path: path as `m/44'/60'/${string}` });
    expect(address).toBe(mine.method?.address);
    const rows = await server.context.db
      .select({ reasons: businessNotifications.reasons })
      .from(businessNotifications)
      .where(eq(businessNotifications.objectId, mine.id));
    expect(rows).toEqual([{ reasons: ['other_network'] }]);
  });

  it('says that its transaction pays another payment, and is found where it pays none yet', async () => {
    const mine = await select(await askToBePaid(shop), ether);
    const other = await select(await askToBePaid(shop), ether);
    const address = mine.method?.address ?? '';
    const body = { address, asset: 'ETH', amount: toDecimal('0.001') };
    const { data } = await server.call(faucet, { params: { network: 'ETH' }, body });
    await seeTransfer(shop, other, '0.001');
    const set = (values: Partial<typeof paymentTransfers.$inferInsert>) =>
      server.context.db.update(paymentTransfers).set({ hash: data.hash, ...values });
    await set({});
    const found = { state: 'SEEN', blockHeight: null, counted: false };
    const paying = { unmatched: false, paysOther: true, otherNetwork: null };
    expect(await claim(mine, data.hash)).toEqual({ ...found, ...paying });
    await set({ paymentId: null, quoteId: null, unmatchedState: 'OPEN' });
    const waiting = { unmatched: true, paysOther: false, otherNetwork: null };
    expect(await claim(mine, data.hash)).toEqual({ ...found, ...waiting });
  });

  it('stays known on the page of its payment until the business decides about its transfer', async () => {
    const mine = await select(await askToBePaid(shop), toncoin);
    const other = await select(await askToBePaid(shop), toncoin);
    const { hash } = await comeUnmatched(other);
    expect((await look(mine)).unmatched).toEqual([]);
    await claim(mine, hash.toUpperCase());
    expect((await look(mine)).unmatched).toEqual([ton(hash)]);
    expect((await look(other)).unmatched).toEqual([]);
    const [transfer] = await unmatchedOf();
    const params = { businessId: shop.businessId, id: transfer?.id ?? '' };
    await server.call(ignoreTransfer, { params }, shop.owner);
    expect((await look(mine)).unmatched).toEqual([]);
    expect((await claim(mine, hash)).unmatched).toBe(false);
    await server.call(reopenTransfer, { params }, shop.owner);
    expect((await look(mine)).unmatched).toEqual([ton(hash)]);
    const body = { paymentId: mine.id };
    await server.call(assignTransfer, { params, body }, shop.owner);
    expect(await look(mine)).toMatchObject({ unmatched: [], transfers: [{ hash }] });
  });

  it('is told to pages that are open when it is claimed, and when its transfer is assigned', async () => {
    const mine = await select(await askToBePaid(shop), toncoin);
    const other = await select(await askToBePaid(shop), toncoin);
    const { hash } = await comeUnmatched(other);
    const announced = async () => {
      const rows = await server.context.db
        .select()
        .from(events)
        .where(eq(events.topic, 'payments'));
      return rows.filter(({ payload }) => JSON.stringify(payload).includes(mine.id)).length;
    };
    const before = await announced();
    await claim(mine, hash);
    expect(await announced()).toBe(before + 1);
    await claim(mine, hash);
    expect(await announced()).toBe(before + 1);
    const [transfer] = await unmatchedOf();
    const params = { businessId: shop.businessId, id: transfer?.id ?? '' };
    const body = { paymentId: other.id };
    await server.call(assignTransfer, { params, body }, shop.owner);
    expect(await announced()).toBe(before + 2);
  });

  it('is kept for no more transactions than a payer can have sent', async () => {
    const mine = await select(await askToBePaid(shop), ether);
    const { db, platform } = server.context;
    for (let count = 0; count < 25; count += 1) {
      const hash = `0x${count.toString(16).padStart(64, '0')}`;
      const payment = { id: mine.id, businessId: shop.businessId };
      const now = new Date(platform.clock.now());
      await nameTransaction(db, { payment, network: 'ETH', hash, now });
    }
    expect(await db.$count(namedTransactions)).toBe(20);
  });

  it('is asked for a limited number of times', async () => {
    const payment = await select(await askToBePaid(shop), ether);
    const hash = `0x${'c'.repeat(64)}`;
    for (let count = 0; count < 20; count += 1) await claim(payment, hash);
    const place = { params: { id: payment.id }, body: { hash } };
    expect(await server.refusal(claimCheckoutHash, place)).toMatchObject({ code: 'RATE_LIMITED' });
  });
});
