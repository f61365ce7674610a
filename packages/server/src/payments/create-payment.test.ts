import { parsePaymentUri, toDecimal } from '@billfold/core';
import {
  type CreatePayment,
  createMerchantPayment,
  getMerchantPayment,
} from '@billfold/core/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { acceptAsset, askToBePaid, openShop, type Shop, shopKey } from '../../test/shop.ts';
import { createTestServer, type TestServer } from '../../test/test-server.ts';
import {
  businesses,
  businessSettings,
  customers,
  paymentMarks,
  paymentQuotes,
  payments,
} from '../db/schema.ts';

let server: TestServer;
let shop: Shop;
beforeEach(async () => {
  server = await createTestServer();
  shop = await openShop(server);
});

const euros = (amount: string) => ({ price: { amount: toDecimal(amount), currency: 'EUR' } });
async function allowRedirects(allowedRedirectHosts: readonly string[]) {
  const data = { allowedRedirectHosts };
  await server.context.db
    .insert(businessSettings)
    .values({ businessId: shop.businessId, tab: 'developer', version: 1, data });
}
const refusal = (body: object, key = shop.key) =>
  server.refusal(createMerchantPayment, { body }, key);

describe('POST /v1/merchant/payments', () => {
  it('creates a payment whose payer chooses the method', async () => {
    const payment = await askToBePaid(shop, {
      ...{ orderId: 'A-1001', description: '2 tickets', metadata: { seat: '4' } },
      ...{ customer: { email: 'Payer@example.com', name: 'Pat' }, language: 'en' },
      redirectUrl: 'https://shop.example/thanks',
    });
    expect(payment).toMatchObject({
      ...{ object: 'payment', businessId: shop.businessId, livemode: false, status: 'CREATED' },
      ...{ paidState: 'UNPAID', refundState: 'NONE', displayStatus: 'Created', flags: ['test'] },
      ...{ orderId: 'A-1001', description: '2 tickets', metadata: { seat: '4' } },
      price: { amount: '50.00', currency: 'EUR' },
      ...{ method: null, due: null, credited: '0', seen: '0', tolerance: '0', transfers: [] },
      customer: { email: 'Payer@example.com', name: 'Pat' },
      checkoutUrl: `https://wallet.example/pay/${payment.id}`,
      expiresAt: new Date(server.clock.now() + 60 * 60_000),
    });
    expect(payment.id).toMatch(/^pay_[a-z2-7]{26}$/);
    const params = { id: payment.id };
    const { data } = await server.call(getMerchantPayment, { params }, shop.key);
    expect(data).toEqual(payment);
  });

  it.each([
    ['BTC', 'bitcoin:'],
    ['ETH', 'ethereum:'],
    ['USDT@ETH', 'ethereum:'],
    ['SOL', 'solana:'],
    ['TON', 'ton:'],
  ])(
    'locks a quote in %s with an address and a payment URI that asks for what is due',
    async (method, scheme) => {
      const payment = await askToBePaid(shop, { method });
      expect(payment).toMatchObject({ status: 'PENDING', displayStatus: 'Pending' });
      const minutes = method.startsWith('USDT') ? 60 : 15;
      expect(payment.expiresAt).toEqual(new Date(server.clock.now() + minutes * 60_000));
      const { uri = '', address = '' } = payment.method ?? {};
      expect(uri.startsWith(scheme)).toBe(true);
      const request = parsePaymentUri(uri, 'sandbox');
      expect(request.address).toBe(address);
      expect(Number(request.amount)).toBe(Number(payment.due));
      expect(Number(payment.due) * Number(payment.method?.rate)).toBeGreaterThanOrEqual(50);
    },
  );

  it('gives a token of Tron its address alone for a QR code, never a request for coins', async () => {
    const { method } = await askToBePaid(shop, { method: 'USDT@TRX' });
    expect(method).toMatchObject({ asset: 'USDT', network: 'TRX', identifier: 'TRX_TETHER' });
    expect(method?.uri).toBe(method?.address);
  });

  it('marks payments on a shared address by a reference, a comment and the amount', async () => {
    const solana = await askToBePaid(shop, { method: 'SOL' });
    const toncoin = await askToBePaid(shop, { method: 'TON' });
    expect(solana.method?.reference).toMatch(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/);
    expect(toncoin.method?.memo).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
    const other = await askToBePaid(shop, { method: 'TON' });
    expect(other.method?.address).toBe(toncoin.method?.address);
    expect(other.due).not.toBe(toncoin.due);
    expect(await server.context.db.$count(paymentMarks)).toBe(3);
  });

  it('adds what the business charges for an asset, and rounds up', async () => {
    const plain = await askToBePaid(shop, { method: 'BTC' });
    await acceptAsset(server, shop.businessId, 'BTC', { adjustBps: 1_000 });
    const dearer = await askToBePaid(shop, { method: 'BTC' });
    const units = (due: string | null) => BigInt((due ?? '').replace('.', ''));
    expect(units(dearer.due)).toBeGreaterThanOrEqual((units(plain.due) * 11n) / 10n - 1n);
    expect(units(dearer.due)).toBeLessThanOrEqual((units(plain.due) * 11n) / 10n + 2n);
  });

  it('prices in an asset without any rate of it', async () => {
    const price = { amount: toDecimal('0.01500000'), currency: 'BTC' };
    const payment = await askToBePaid(shop, { price, method: 'BTC' });
    expect(payment).toMatchObject({
      price: { amount: '0.015', currency: 'BTC' },
      due: '0.01500000',
      method: { rate: '1' },
    });
  });

  it('keeps to the rules of the payment, then those of the asset, then those of the business', async () => {
    const { db } = server.context;
    const rules = { confirmationPolicy: 5, toleranceBps: 100, windowMinutes: 30 };
    await db
      .insert(businessSettings)
      .values({ businessId: shop.businessId, tab: 'payments', version: 1, data: rules });
    const asked = (own: Partial<CreatePayment> = {}) =>
      askToBePaid(shop, { method: 'BTC', ...own });
    const facts = ({ tolerance, confirmations, expiresAt }: Awaited<ReturnType<typeof asked>>) => [
      ...[tolerance, confirmations?.required],
      ((expiresAt?.getTime() ?? 0) - server.clock.now()) / 60_000,
    ];
    expect(facts(await asked())).toEqual(['0.5', 5, 30]);
    await acceptAsset(server, shop.businessId, 'BTC', {
      ...{ policy: 'STRICT', toleranceBps: 200, windowMinutes: 45 },
    });
    expect(facts(await asked())).toEqual(['1', 3, 45]);
    const own = { confirmationPolicy: 'STANDARD', tolerance: 300, expiresInMinutes: 60 } as const;
    expect(facts(await asked(own))).toEqual(['1.5', 2, 60]);
  });

  it('waits for no block under INSTANT up to 20 dollars, and only where a transfer shows before one', async () => {
    const required = async (method: string, amount: string) => {
      const body = { ...euros(amount), method, confirmationPolicy: 'INSTANT' } as const;
      return (await askToBePaid(shop, body)).confirmations?.required;
    };
    expect(await required('BTC', '5.00')).toBe(0);
    expect(await required('BTC', '50.00')).toBe(2);
    expect(await required('ETH', '5.00')).toBeGreaterThan(0);
  });

  it('finds a customer again by the email address, in any case', async () => {
    const first = await askToBePaid(shop, { customer: { email: 'pat@example.com' } });
    const second = await askToBePaid(shop, { customer: { email: 'PAT@example.com' } });
    expect(second.customer).toEqual(first.customer);
    const id = first.customer?.id ?? '';
    expect((await askToBePaid(shop, { customer: { id } })).customer).toEqual(first.customer);
    expect(await server.context.db.$count(customers)).toBe(1);
    const unknown = { ...euros('1.00'), customer: { id: `cus_${'0'.repeat(26)}` } };
    expect(await refusal(unknown)).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
  });

  it('refuses an order id while a payment with it is open, and names that payment', async () => {
    const first = await askToBePaid(shop, { orderId: 'A-1' });
    const refused = await refusal({ ...euros('1.00'), orderId: 'A-1' });
    expect(refused).toMatchObject({ status: 409, code: 'ORDER_ID_IN_USE' });
    expect(refused.errors[0]).toContain(first.id);
    await server.context.db
      .update(payments)
      .set({ status: 'CANCELLED' })
      .where(eq(payments.id, first.id));
    await askToBePaid(shop, { orderId: 'A-1' });
  });
});

describe('a payment that cannot be asked for', () => {
  it.each([
    ['a price of zero', { price: { amount: '0.00', currency: 'EUR' } }, 'VALIDATION_FAILED'],
    ['a price below zero', { price: { amount: '-1', currency: 'EUR' } }, 'VALIDATION_FAILED'],
    [
      'a price of 10^30',
      { price: { amount: `1${'0'.repeat(30)}`, currency: 'EUR' } },
      'VALIDATION_FAILED',
    ],
    [
      '40 decimals',
      { price: { amount: `0.${'1'.repeat(40)}`, currency: 'BTC' } },
      'VALIDATION_FAILED',
    ],
    ['cents of yen', { price: { amount: '10.5', currency: 'JPY' } }, 'VALIDATION_FAILED'],
    ['a tenth of a cent', { price: { amount: '10.001', currency: 'USD' } }, 'VALIDATION_FAILED'],
    [
      'a currency without a price',
      { price: { amount: '10', currency: 'XAU' } },
      'CURRENCY_UNSUPPORTED',
    ],
    ['an asset that nobody knows', { ...euros('1.00'), assets: ['DOGE'] }, 'ASSET_NOT_ACCEPTED'],
    ['an asset that the shop refuses', { ...euros('1.00'), method: 'LTC' }, 'ASSET_NOT_ACCEPTED'],
    [
      'a method beside its assets',
      { ...euros('1.00'), assets: ['BTC'], method: 'ETH' },
      'ASSET_NOT_ACCEPTED',
    ],
    ['dust', { ...euros('0.01'), assets: ['BTC'] }, 'PRICE_OUT_OF_RANGE'],
    ['21 keys of metadata', { ...euros('1.00'), metadata: manyKeys(21) }, 'VALIDATION_FAILED'],
    [
      'a megabyte of metadata',
      { ...euros('1.00'), metadata: { a: 'x'.repeat(1_000_000) } },
      'BODY_TOO_LARGE',
    ],
    [
      'metadata within metadata',
      { ...euros('1.00'), metadata: { a: { b: {} } } },
      'VALIDATION_FAILED',
    ],
    ['a character that is none', { ...euros('1.00'), metadata: { a: '\0' } }, 'VALIDATION_FAILED'],
    [
      'a redirect to a script',
      { ...euros('1.00'), redirectUrl: 'javascript:alert(1)' },
      'VALIDATION_FAILED',
    ],
  ])('is refused for %s', async (_, body, code) => {
    const refused = await refusal(body);
    expect([refused.code, refused.status]).toEqual([code, expect.toSatisfy(isRefusal)]);
    expect(await server.context.db.$count(payments)).toBe(0);
  });

  it('is refused where it would send the payer to a host that the business has not allowed', async () => {
    const shopUrl = 'https://shop.example/thanks';
    await askToBePaid(shop, { redirectUrl: shopUrl });
    await allowRedirects(['shop.example']);
    await askToBePaid(shop, { redirectUrl: shopUrl, cancelUrl: 'https://SHOP.example:8443/' });
    for (const [field, url] of [
      ['redirectUrl', 'https://evil.example/'],
      ['redirectUrl', 'https://shop.example.evil.example/'],
      ['cancelUrl', 'https://shop.example@evil.example/'],
      ['cancelUrl', 'https://sub.shop.example/'],
      ['cancelUrl', 'https://['],
    ] as const) {
      const refused = await refusal({ ...euros('5.00'), [field]: url });
      expect(refused, url).toMatchObject({ status: 400, code: 'REDIRECT_HOST_NOT_ALLOWED' });
      expect(Object.keys(refused.fields)).toEqual([field]);
    }
  });

  it('is refused outside the limits of its assets', async () => {
    await acceptAsset(server, shop.businessId, 'BTC', { minPrice: '5', maxPrice: '10' });
    for (const amount of ['4.00', '60.00']) {
      const refused = await refusal({ ...euros(amount), assets: ['BTC'] });
      expect(refused).toMatchObject({ status: 400, code: 'PRICE_OUT_OF_RANGE' });
    }
    await askToBePaid(shop, { ...euros('60.00'), assets: ['BTC', 'ETH'] });
  });

  it('is refused while none of its assets has a price (RATE_UNAVAILABLE)', async () => {
    const rates = server.context.rates;
    const unavailable = { ...rates, findAll: async () => new Map() };
    Object.assign(rates, unavailable);
    const refused = await refusal(euros('50.00'));
    expect(refused).toMatchObject({ status: 409, code: 'RATE_UNAVAILABLE' });
  });

  it('is refused to a business that is not ready or not open any more', async () => {
    const { db } = server.context;
    const set = (changes: Partial<typeof businesses.$inferInsert>) =>
      db.update(businesses).set(changes).where(eq(businesses.id, shop.businessId));
    await set({ status: 'SUSPENDED' });
    expect(await refusal(euros('1.00'))).toMatchObject({ status: 409, code: 'BUSINESS_SUSPENDED' });
    const empty = await openShop(server, [], 'empty@example.com');
    const refused = await refusal(euros('1.00'), empty.key);
    expect(refused).toMatchObject({ status: 409, code: 'NO_ASSETS_ACCEPTED' });
  });

  it('needs its scope, and stays unknown to the keys of others', async () => {
    const payment = await askToBePaid(shop);
    const params = { id: payment.id };
    const other = await openShop(server, ['BTC'], 'other@example.com');
    const missing = await server.refusal(
      getMerchantPayment,
      { params: { id: `pay_${'0'.repeat(26)}` } },
      shop.key,
    );
    const foreign = await server.refusal(getMerchantPayment, { params }, other.key);
    expect({ ...foreign, requestId: '' }).toEqual({ ...missing, requestId: '' });
    const reading = await shopKey(server, shop.owner, { scopes: ['payments:read'] });
    expect(await refusal(euros('1.00'), reading)).toMatchObject({ code: 'SCOPE_MISSING' });
  });
});

describe('many payments at once', () => {
  it('one idempotency key creates one payment', async () => {
    const options = { ...shop.key, idempotencyKey: 'order-1' };
    const create = () => server.call(createMerchantPayment, { body: euros('5.00') }, options);
    const answers = await Promise.allSettled(Array.from({ length: 10 }, create));
    const ids = answers.flatMap((each) =>
      each.status === 'fulfilled' ? [each.value.data.id] : [],
    );
    expect(new Set(ids).size).toBe(1);
    expect(await server.context.db.$count(payments)).toBe(1);
  });

  it.each(['BTC', 'ETH', 'USDT@TRX', 'SOL', 'TON'])(
    '40 payments in %s are told apart',
    async (method) => {
      const created = await Promise.all(
        Array.from({ length: 40 }, () => askToBePaid(shop, { method })),
      );
      const marks = created.map(({ method: chosen, due }) =>
        [chosen?.address, chosen?.reference, chosen?.memo, due].join(),
      );
      expect(new Set(marks).size).toBe(40);
      expect(await server.context.db.$count(paymentQuotes)).toBe(40);
    },
  );
});

function manyKeys(count: number) {
  return Object.fromEntries(Array.from({ length: count }, (_, at) => [`key${at}`, 'x']));
}

const isRefusal = (status: unknown) => status === 400 || status === 413;
