import { type Decimal, parseAmount, toBaseUnits, toDecimal } from '@billfold/core';
import {
  generalSettings,
  getBusinessSummary,
  listPayments,
  type Payment,
  type PaymentTotal,
  type SummaryQuery,
  selectMerchantMethod,
  totalPayments,
} from '@billfold/core/contract';
import { trimDecimal } from '@billfold/core/internal';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { endWindow, seeTransfer } from '../../test/payment-money.ts';
import { askToBePaid, openShop, type Shop } from '../../test/shop.ts';
import { createTestServer, type TestServer } from '../../test/test-server.ts';
import {
  businesses,
  chainCursors,
  payments,
  paymentTransfers,
  transfersOut,
} from '../db/schema.ts';
import { ongoingRefunds } from './load-pending-refunds.ts';
import { formatPriced, readPriced, writePriced } from './read-price.ts';

let server: TestServer;
let shop: Shop;
beforeEach(async () => {
  server = await createTestServer();
  shop = await openShop(server);
});

const dayMs = 86_400_000;
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

async function summarize(changes: Partial<SummaryQuery> = {}) {
  const query = { currency: 'EUR', ...changes };
  const params = { businessId: shop.businessId };
  return (await server.call(getBusinessSummary, { params, query }, shop.owner)).data;
}

/** Lets a payment be paid in full and be confirmed at a moment. */
async function payAt(payment: Payment, confirmedAt: Date, amount = payment.due): Promise<void> {
  await seeTransfer(shop, payment, amount ?? '0');
  await server.context.db
    .update(payments)
    .set({ status: 'CONFIRMED', confirmedAt })
    .where(eq(payments.id, payment.id));
}

/** Part of a total of which nothing went back. */
const kept = { refunded: '0', promised: '0' };

const price = (amount: string, currency = 'EUR') => ({
  price: { amount: amount as Decimal, currency },
});

describe('GET /v1/dash/businesses/{businessId}/summary', () => {
  it('is empty where nothing was asked for', async () => {
    const now = server.clock.now();
    expect(await summarize()).toEqual({
      ...{
        received: '0',
        count: 0,
        created: 0,
        open: 0,
        converted: 0,
        conversion: null,
        average: null,
        ...{ refunded: '0', net: '0', refundedUnmatched: '0' },
      },
      overpaid: '0',
      ...{ currency: 'EUR', currencies: ['EUR'] },
      attention: {
        ...{ underpaid: 0, late: 0, invalid: 0, overpaid: 0 },
        ...{ wrongAsset: 0, unmatched: 0, failingWebhooks: 0 },
        ...{ refundsToSign: 0, unmatchedRefundsToSign: 0, payoutsToSign: 0, collectionsToSign: 0 },
      },
      series: [{ date: dayOf(now), total: '0', byAsset: {} }],
      previous: {
        ...{
          received: '0',
          count: 0,
          created: 0,
          open: 0,
          converted: 0,
          conversion: null,
          average: null,
          ...{ refunded: '0', net: '0', refundedUnmatched: '0' },
        },
        overpaid: '0',
      },
    });
  });

  it('adds up exactly what was confirmed, by day and asset, in the currency of the prices alone', async () => {
    const now = server.clock.now();
    const yesterday = new Date(now - dayMs);
    const bitcoin = await askToBePaid(shop, { method: 'BTC', ...price('10.10') });
    const ether = await askToBePaid(shop, { method: 'ETH', ...price('10.20') });
    const dollars = await askToBePaid(shop, { method: 'BTC', ...price('7.00', 'USD') });
    await askToBePaid(shop, price('99.00'));
    await payAt(bitcoin, yesterday);
    await payAt(ether, new Date(now));
    await payAt(dollars, new Date(now));
    const days = { from: dayOf(now - dayMs), to: dayOf(now) };
    const summary = await summarize({ days: 2 });
    expect(summary).toMatchObject({
      ...{ received: '20.3', count: 2, created: 3, open: 1, converted: 2 },
      ...{ conversion: '66.7', average: '10.15' },
      currencies: ['EUR', 'USD'],
      series: [
        { date: days.from, total: '10.1', byAsset: { BTC: '10.1' } },
        { date: days.to, total: '10.2', byAsset: { ETH: '10.2' } },
      ],
    });
    expect(await summarize({ ...days, currency: 'USD' })).toMatchObject({
      ...{ received: '7', count: 1, created: 1, open: 0, converted: 1, conversion: '100' },
    });
  });

  it('adds what was paid in two assets to each of them, and follows a transfer that another one replaced', async () => {
    const { db } = server.context;
    const now = new Date(server.clock.now());
    const payment = await askToBePaid(shop, { method: 'BTC', ...price('10.00') });
    const params = { id: payment.id };
    server.clock.advance(1_000);
    await server.call(
      selectMerchantMethod,
      { params, body: { asset: 'ETH', network: 'ETH' } },
      shop.key,
    );
    const half = await seeTransfer(shop, payment, '0.0001', 'BTC');
    await payAt(payment, now, '0.01' as Decimal);
    const read = async () => {
      const { received, series } = await summarize();
      const byAsset = series[0]?.byAsset ?? {};
      const sum = Object.values(byAsset).reduce((all, each) => all + readPriced(each), 0n);
      expect(formatPriced(sum)).toBe(received);
      expect(series[0]?.total).toBe(received);
      return Object.keys(byAsset).sort();
    };
    expect(await read()).toEqual(['BTC', 'ETH']);
    await db
      .update(paymentTransfers)
      .set({ endedAs: 'REPLACED' })
      .where(eq(paymentTransfers.hash, half));
    await payAt(payment, now, '0.0001' as Decimal);
    expect(await read()).toEqual(['ETH']);
    const [row] = await db.select().from(payments).where(eq(payments.id, payment.id));
    expect(row?.paidAssetId).toBe('ETH');
  });

  it('leaves out what is not confirmed, what became invalid, and transfers that were replaced', async () => {
    const { db } = server.context;
    const seen = await askToBePaid(shop, { method: 'BTC' });
    await seeTransfer(shop, seen, seen.due ?? '0');
    const invalid = await askToBePaid(shop, { method: 'BTC' });
    await payAt(invalid, new Date(server.clock.now()));
    await db.update(payments).set({ status: 'INVALID' }).where(eq(payments.id, invalid.id));
    const fine = await askToBePaid(shop, { method: 'ETH', ...price('2.00') });
    const replaced = await seeTransfer(shop, fine, '0.0001');
    await db
      .update(paymentTransfers)
      .set({ endedAs: 'REPLACED' })
      .where(eq(paymentTransfers.hash, replaced));
    await payAt(fine, new Date(server.clock.now()));
    const { series, received } = await summarize();
    expect(series.map(({ total }) => total)).toEqual([received]);
    expect(received).toBe('2');
  });

  it('tells what came above the prices of overpaid payments, until it goes back', async () => {
    const { db } = server.context;
    const now = new Date(server.clock.now());
    const params = { businessId: shop.businessId };
    const over = await askToBePaid(shop, { method: 'BTC', ...price('10.00') });
    await payAt(await askToBePaid(shop, { method: 'ETH', ...price('4.00') }), now);
    await payAt(over, now, '0.01' as Decimal);
    const [row] = await db.select().from(payments).where(eq(payments.id, over.id));
    const above = formatPriced(readPriced(row?.credited ?? '0') - readPriced('10'));
    const read = async () => {
      const { data: totals } = await server.call(totalPayments, { params, query: {} }, shop.owner);
      const { overpaid, refunded } = await summarize();
      return [{ overpaid, refunded }, ...totals.map((each) => pick(each))];
    };
    const pick = ({ overpaid, refunded }: PaymentTotal) => ({ overpaid, refunded });
    expect(above).toMatch(/[1-9]/);
    expect(await read()).toEqual(Array(2).fill({ overpaid: above, refunded: '0' }));
    const gone = readPriced(above) - readPriced('1');
    await db
      .update(payments)
      .set({ refunded: writePriced(gone) })
      .where(eq(payments.id, over.id));
    const refunded = formatPriced(gone);
    expect(await read()).toEqual(Array(2).fill({ overpaid: '1', refunded }));
  });

  it('adds up what the rows show, to the cent', async () => {
    const now = new Date(server.clock.now());
    // More than is due, and not in whole cents.
    for (const amount of ['0.01234567', '0.01234568', '0.01234569'])
      await payAt(
        await askToBePaid(shop, { method: 'BTC', ...price('10.00') }),
        now,
        amount as Decimal,
      );
    const params = { businessId: shop.businessId };
    const { data: rows } = await server.call(listPayments, { params, query: {} }, shop.owner);
    const inCents = rows.map(({ credited }) => parseAmount(credited, 2));
    const shown = toDecimal(toBaseUnits(inCents.reduce((sum, each) => sum + each, 0n)), {
      decimals: 2,
    });
    const { received, series } = await summarize();
    const { data: totals } = await server.call(totalPayments, { params, query: {} }, shop.owner);
    expect(inCents).toHaveLength(3);
    expect([received, series[0]?.total, totals[0]?.credited]).toEqual(
      Array(3).fill(trimDecimal(shown)),
    );
  });

  it('has as headline what stayed: what was received without what went back of it', async () => {
    const { db } = server.context;
    const now = new Date(server.clock.now());
    const [one, other] = [
      await askToBePaid(shop, { method: 'BTC', ...price('10.10') }),
      await askToBePaid(shop, { method: 'ETH', ...price('4.05') }),
    ];
    await payAt(one, now);
    await payAt(other, now);
    expect(await summarize()).toMatchObject({ received: '14.15', refunded: '0', net: '14.15' });
    const refund = async (id: string, refunded: string) =>
      db.update(payments).set({ refunded }).where(eq(payments.id, id));
    await refund(one.id, '3.000000000000000001');
    expect(await summarize()).toMatchObject({
      ...{ received: '14.15', refunded: '3.000000000000000001', net: '11.149999999999999999' },
    });
    // A refund can outlive money that a reorganisation took back.
    await refund(other.id, '11.2');
    const next = { from: dayOf(now.getTime() + dayMs), to: dayOf(now.getTime() + dayMs) };
    const before = { net: '-0.050000000000000001' };
    expect(await summarize(next)).toMatchObject({ net: '0', previous: before });
  });

  it('counts days in the time zone of the business', async () => {
    const params = { businessId: shop.businessId };
    const { data } = await server.call(generalSettings.get, { params }, shop.owner);
    const body = { ...data, timezone: 'Pacific/Auckland' };
    await server.call(generalSettings.put, { params, body }, shop.owner);
    const payment = await askToBePaid(shop, { method: 'BTC', ...price('5.00') });
    // Already the next day there.
    await payAt(payment, new Date('2026-11-19T11:30:00Z'));
    expect(await summarize({ from: '2026-11-20', to: '2026-11-20' })).toMatchObject({
      received: '5',
    });
    expect(await summarize({ from: '2026-11-19', to: '2026-11-19' })).toMatchObject({
      received: '0',
    });
  });

  it('compares a day that lasts with the same hours of the day before', async () => {
    const now = server.clock.now();
    const day = Date.parse(dayOf(now));
    const early = await askToBePaid(shop, { method: 'BTC', ...price('3.00') });
    const late = await askToBePaid(shop, { method: 'ETH', ...price('4.00') });
    await payAt(early, new Date(day - dayMs));
    await payAt(late, new Date(now - dayMs + 60_000));
    expect((await summarize()).previous).toMatchObject({ received: '3', count: 1 });
    const ended = { from: dayOf(now - dayMs), to: dayOf(now - dayMs) };
    expect(await summarize(ended)).toMatchObject({ received: '7', previous: { received: '0' } });
  });

  it('counts as many things that need a person as their lists have', async () => {
    const half = await askToBePaid(shop, { method: 'BTC' });
    await seeTransfer(shop, half, '0.0001');
    const over = await askToBePaid(shop, { method: 'ETH' });
    await seeTransfer(shop, over, '1');
    const late = await askToBePaid(shop, { method: 'USDT@ETH' });
    // A payment expires once its networks are in sync.
    const cursor = { height: 100, hash: 'f'.repeat(64), syncedAt: new Date(server.clock.now()) };
    for (const network of ['BTC', 'ETH', 'TRX', 'SOL', 'TON'])
      await server.context.db
        .insert(chainCursors)
        .values({ network, ...cursor })
        .onConflictDoNothing();
    await endWindow(shop, late);
    server.clock.advance(1_000);
    await seeTransfer(shop, late, late.due ?? '0');
    const { attention } = await summarize();
    expect(attention).toMatchObject({ underpaid: 1, overpaid: 1, late: 1 });
    const totalOf = async (query: object) => {
      const params = { businessId: shop.businessId };
      return (await server.call(listPayments, { params, query }, shop.owner)).meta.total;
    };
    expect(await totalOf({ status: 'Underpaid' })).toBe(attention.underpaid);
    expect(await totalOf({ status: 'Late' })).toBe(attention.late);
    expect(await totalOf({ flag: 'overpaid' })).toBe(attention.overpaid);
    expect(await totalOf({ flag: 'wrongAsset' })).toBe(attention.wrongAsset);
  });

  it('counts no overpaid payment of which a refund is on its way', async () => {
    const { db } = server.context;
    const { businessId } = shop;
    const now = new Date(server.clock.now());
    const over = await askToBePaid(shop, { method: 'ETH' });
    await seeTransfer(shop, over, '1');
    await db.insert(transfersOut).values({
      ...{ id: 'ref_1', businessId, livemode: false, kind: 'REFUND', status: 'CANCELLED' },
      ...{ network: 'ETH', assetId: 'ETH', units: 1n, address: over.method?.address ?? '' },
      ...{ paymentId: over.id, createdAt: now, updatedAt: now },
    });
    const read = async () => {
      const [params, query] = [{ businessId }, { needsAttention: true }];
      const { meta } = await server.call(listPayments, { params, query }, shop.owner);
      return [(await summarize()).attention.overpaid, meta.total];
    };
    expect(await read()).toEqual([1, 1]);
    for (const status of ongoingRefunds) {
      await db.update(transfersOut).set({ status });
      expect(await read(), status).toEqual([0, 0]);
    }
    await db.update(transfersOut).set({ status: 'FAILED' });
    expect(await read()).toEqual([1, 1]);
  });

  it.each([
    [{ from: '2026-11-20', to: '2026-11-19' }, 'VALIDATION_FAILED'],
    [{ from: '2025-01-01', to: '2026-11-19' }, 'VALIDATION_FAILED'],
    [{ days: 367 }, 'VALIDATION_FAILED'],
    [{ from: '2026-02-30', to: '2026-11-19' }, 'VALIDATION_FAILED'],
    [{ currency: 'XXX' }, 'CURRENCY_UNSUPPORTED'],
  ])('refuses %o with %s', async (changes, code) => {
    const params = { businessId: shop.businessId };
    const refused = await server.refusal(
      getBusinessSummary,
      { params, query: changes },
      shop.owner,
    );
    expect(refused).toMatchObject({ status: 400, code });
  });

  it('uses the currency of the business unless another is named', async () => {
    const { db } = server.context;
    const ofShop = eq(businesses.id, shop.businessId);
    await db.update(businesses).set({ defaultCurrency: 'CHF' }).where(ofShop);
    const params = { businessId: shop.businessId };
    const { data } = await server.call(getBusinessSummary, { params, query: {} }, shop.owner);
    expect(data.currency).toBe('CHF');
  });

  it('uses the currency of most payments while nothing came in at prices in that of the business', async () => {
    const { db } = server.context;
    const ofShop = eq(businesses.id, shop.businessId);
    await db.update(businesses).set({ defaultCurrency: 'CHF' }).where(ofShop);
    const params = { businessId: shop.businessId };
    const read = async () =>
      (await server.call(getBusinessSummary, { params, query: {} }, shop.owner)).data;
    const now = new Date(server.clock.now());
    const inFrancs = await askToBePaid(shop, { method: 'BTC', ...price('10.00', 'CHF') });
    await askToBePaid(shop, { method: 'BTC', ...price('10.00', 'EUR') });
    expect(await read()).toMatchObject({ currency: 'CHF', currencies: ['CHF', 'EUR'] });
    for (const amount of ['10.00', '20.00'])
      await payAt(await askToBePaid(shop, { method: 'BTC', ...price(amount, 'USD') }), now);
    await payAt(await askToBePaid(shop, { method: 'BTC', ...price('5.00', 'EUR') }), now);
    const currencies = ['CHF', 'EUR', 'USD'];
    expect(await read()).toMatchObject({ currency: 'USD', currencies, received: '30' });
    await payAt(inFrancs, now);
    expect(await read()).toMatchObject({ currency: 'CHF', currencies, received: '10' });
  });
});

describe('GET /v1/dash/businesses/{businessId}/payments/totals', () => {
  it('adds up the filtered payments by currency', async () => {
    const params = { businessId: shop.businessId };
    const total = async (query: object) =>
      (await server.call(totalPayments, { params, query }, shop.owner)).data;
    expect(await total({})).toEqual([]);
    const paid = await askToBePaid(shop, { method: 'BTC', ...price('10.10'), orderId: 'A-1' });
    await askToBePaid(shop, { method: 'BTC', ...price('10.20'), orderId: 'A-2' });
    await askToBePaid(shop, { ...price('0.015', 'BTC') });
    await seeTransfer(shop, paid, paid.due ?? '0');
    expect(await total({})).toEqual([
      { currency: 'BTC', count: 1, price: '0.015', credited: '0', overpaid: '0', ...kept },
      { currency: 'EUR', count: 2, price: '20.30', credited: '10.1', overpaid: '0', ...kept },
    ]);
    expect(await total({ search: 'A-2' })).toEqual([
      { currency: 'EUR', count: 1, price: '10.20', credited: '0', overpaid: '0', ...kept },
    ]);
  });
});
