import { toDecimal } from '@billfold/core';
import {
  type CursorPage,
  createEstimate,
  displayStatuses,
  exportPayments,
  getMerchantRates,
  getPayment,
  type ListedPayment,
  type ListPayments,
  listMerchantPayments,
  listPaymentEvents,
  listPayments,
  type MerchantListPayments,
  type Payment,
  paidStates,
  paymentStatuses,
  refundStates,
} from '@billfold/core/contract';
import { displayStatus } from '@billfold/core/payments';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { seeTransfer } from '../../test/payment-money.ts';
import { askToBePaid, openShop, type Shop } from '../../test/shop.ts';
import { createTestServer, type TestServer } from '../../test/test-server.ts';
import { businessMembers, merchantEvents, payments } from '../db/schema.ts';
import { hidePayer } from './hide-payer.ts';
import { listPaymentsOf } from './list-payments.ts';
import { paymentsOf } from './payment-filters.ts';

let server: TestServer;
let shop: Shop;
beforeEach(async () => {
  server = await createTestServer();
  shop = await openShop(server);
});

const list = (query: ListPayments = {}) =>
  server.call(listPayments, { params: { businessId: shop.businessId }, query }, shop.owner);
const found = async (query: ListPayments) => (await list(query)).data.map(({ id }) => id);

describe('GET /v1/dash/businesses/{businessId}/payments', () => {
  it('lists pages of payments, the newest first', async () => {
    const created: ListedPayment[] = [];
    for (let at = 0; at < 5; at += 1) {
      const asked = await askToBePaid(shop, { method: 'BTC', orderId: `A-${at}` });
      created.unshift({ ...asked, handled: null, isRefunding: false });
      server.clock.advance(1_000);
    }
    const { data, meta } = await list({ page: 1, pageSize: 2 });
    expect(data).toEqual(created.slice(0, 2));
    expect(meta).toEqual({ page: 1, pageSize: 2, total: 5 });
    expect((await list({ page: 3, pageSize: 2 })).data).toEqual(created.slice(4));
  });

  it('finds by each status text what core labels so, over all combinations', async () => {
    const { db } = server.context;
    const payment = await askToBePaid(shop);
    const [row] = await db.select().from(payments).where(eq(payments.id, payment.id));
    if (row === undefined) throw new Error('no payment');
    const labels = new Map<string, string>();
    const rows = paymentStatuses.flatMap((status) =>
      paidStates.flatMap((paidState) =>
        refundStates.flatMap((refundState) =>
          [['late', 'test'] as const, ['test'] as const].map((flags) => {
            const id = `pay_${String(labels.size).padStart(26, '0')}`;
            const facts = { status, paidState, refundState, flags };
            labels.set(id, displayStatus(facts));
            return { ...row, ...facts, id };
          }),
        ),
      ),
    );
    labels.set(payment.id, 'Created');
    await db.insert(payments).values(rows);
    for (const status of displayStatuses) {
      const wanted = [...labels].filter(([, label]) => label === status).map(([id]) => id);
      expect((await found({ status, pageSize: 100 })).sort(), status).toEqual(wanted.sort());
    }
  });

  it('filters by asset, network, time and customer', async () => {
    const bitcoin = await askToBePaid(shop, {
      method: 'BTC',
      customer: { email: 'p@example.com' },
    });
    server.clock.advance(60_000);
    const tether = await askToBePaid(shop, { method: 'USDT@TRX' });
    const open = await askToBePaid(shop);
    expect(await found({ asset: 'BTC' })).toEqual([bitcoin.id]);
    expect(await found({ asset: 'USDT' })).toEqual([tether.id]);
    expect(await found({ network: 'TRX' })).toEqual([tether.id]);
    expect(await found({ asset: 'USDT', network: 'ETH' })).toEqual([]);
    expect(await found({ customerId: bitcoin.customer?.id ?? '' })).toEqual([bitcoin.id]);
    expect(await found({ to: tether.createdAt })).toEqual([bitcoin.id]);
    expect((await found({ from: tether.createdAt })).sort()).toEqual([tether.id, open.id].sort());
  });

  it.each([
    ['id', ({ id }: Payment) => id],
    ['order id', ({ orderId }: Payment) => orderId ?? ''],
    ['email', ({ customer }: Payment) => customer?.email?.toUpperCase() ?? ''],
    ['address', ({ method }: Payment) => method?.address ?? ''],
  ])('searches by %s, whole and from its beginning', async (_, textOf) => {
    const wanted = await askToBePaid(shop, {
      ...{ method: 'BTC', orderId: '100%_A', customer: { email: 'first@example.com' } },
    });
    await askToBePaid(shop, {
      method: 'ETH',
      orderId: '1000A',
      customer: { email: 'b@c.example' },
    });
    const text = textOf(wanted);
    expect(await found({ search: text })).toEqual([wanted.id]);
    expect(await found({ search: ` ${text.slice(0, -1)}` })).toEqual([wanted.id]);
    expect(await found({ search: text.slice(1) })).toEqual([]);
  });

  it('searches by a hash, and by an address of Ethereum in small letters', async () => {
    const wanted = await askToBePaid(shop, { method: 'ETH' });
    const hash = await seeTransfer(shop, wanted, wanted.due ?? '');
    await askToBePaid(shop, { method: 'ETH' });
    expect(await found({ search: hash })).toEqual([wanted.id]);
    expect(await found({ search: wanted.method?.address.toLowerCase() ?? '' })).toEqual([
      wanted.id,
    ]);
  });

  it('shows no payment of another business, whatever is searched', async () => {
    const foreign = await openShop(server, ['BTC'], 'other@example.com');
    const { id, method } = await askToBePaid(foreign, { method: 'BTC', orderId: 'A-1' });
    for (const search of [id, 'A-1', method?.address ?? '', 'pay_'])
      expect(await found({ search })).toEqual([]);
  });

  it('masks the emails of live payments for a developer in lists, details, events and the search (R-PERM-02)', async () => {
    const { db } = server.context;
    const { id } = await askToBePaid(shop, { customer: { email: 'first@example.com' } });
    await db.update(payments).set({ livemode: true });
    await db.update(merchantEvents).set({
      body: sql`replace(body, '"livemode":false', '"livemode":true')`,
      livemode: true,
    });
    const params = { businessId: shop.businessId, id };
    // This server is a sandbox and refuses live mode, so the list is asked without it.
    const listLive = async (query: ListPayments = {}) => {
      const [member] = await db.select().from(businessMembers);
      if (member === undefined) throw new Error('no member');
      const asked = { ...query, livemode: true };
      const active = { ...member, status: 'ACTIVE' } as const;
      return (await listPaymentsOf(server.context, active, asked)).data;
    };
    const emails = async () => {
      const listed = await listLive();
      const { data: detail } = await server.call(getPayment, { params }, shop.owner);
      const { data: events } = await server.call(listPaymentEvents, { params }, shop.owner);
      const told = /[\w*]+@example\.com/.exec(JSON.stringify(events))?.[0];
      return [listed[0]?.customer?.email, detail.customer?.email, told];
    };
    const whole = 'first@example.com';
    expect(await emails()).toEqual([whole, whole, whole]);
    expect(await listLive({ search: 'first@' })).toHaveLength(1);
    await db.update(businessMembers).set({ role: 'DEVELOPER' });
    const masked = 'f***@example.com';
    expect(await emails()).toEqual([masked, masked, masked]);
    // Letter by letter, a search would tell what the mask hides.
    expect(await listLive({ search: 'first@' })).toEqual([]);
    expect(await listLive({ search: id })).toHaveLength(1);
  });

  it('hides the email of a live payment from a role that sees none (R-PERM-02)', async () => {
    const payment = await askToBePaid(shop, { customer: { email: 'first@example.com' } });
    const emailFor = (livemode: boolean, role: 'DEVELOPER' | 'VIEWER') =>
      hidePayer({ ...payment, livemode }, { role }).customer?.email;
    expect(emailFor(true, 'DEVELOPER')).toBe('f***@example.com');
    expect(emailFor(false, 'DEVELOPER')).toBe('first@example.com');
    expect(emailFor(true, 'VIEWER')).toBe('first@example.com');
    const answers = [{ name: 'phone', label: 'Phone', type: 'text', value: 'call me' }] as const;
    const said = { ...payment, answers, livemode: true };
    expect(hidePayer(said, { role: 'DEVELOPER' }).answers).toMatchObject([{ value: '***' }]);
    expect(hidePayer(said, { role: 'VIEWER' }).answers).toEqual(answers);
  });

  it('reads indexes alone where 20,000 payments are', async () => {
    const { db } = server.context;
    const wanted = await askToBePaid(shop, { method: 'BTC', orderId: 'A-1' });
    await db.execute(sql`insert into payments
      (id, business_id, livemode, status, paid_state, price, price_currency, tolerance, order_id, select_until, created_at, updated_at)
      select 'pay_' || md5(n::text), ${shop.businessId}, false, 'EXPIRED', 'UNPAID', 1, 'EUR', 0, 'B-' || n, now(), now() - n * interval '1 s', now()
      from generate_series(1, 20000) n`);
    await db.execute(sql`analyze payments, payment_quotes, payment_transfers, customers`);
    const plan = async (search: string) => {
      const filters = { businessId: shop.businessId, livemode: false, filters: { search } };
      const query = db.select().from(payments).where(paymentsOf(db, filters)).getSQL();
      return JSON.stringify(await db.execute(sql`explain ${query}`));
    };
    for (const search of ['A-1', wanted.id, wanted.method?.address ?? ''])
      expect(await plan(search)).not.toContain('Seq Scan on payments');
    expect(await found({ search: 'A-1' })).toEqual([wanted.id]);
  });
});

describe('GET /v1/dash/businesses/{businessId}/payments/export', () => {
  it('writes the filtered payments as a table that a spreadsheet does not run', async () => {
    const payment = await askToBePaid(shop, {
      ...{ method: 'BTC', orderId: '=cmd', metadata: { a: '1,"2' } },
    });
    await seeTransfer(shop, payment, payment.due ?? '');
    await askToBePaid(shop, { method: 'ETH' });
    const size = { name: 'size', label: 'Size', type: 'select', value: 'L' } as const;
    await server.context.db.update(payments).set({ answers: [size] });
    const { businessId } = shop;
    const answer = await server.app.inject({
      url: `/v1/dash/businesses/${businessId}/payments/export?asset=BTC`,
      headers: { authorization: `Bearer ${shop.owner.token}` },
    });
    expect(exportPayments.path).toContain('/payments/export');
    expect(answer.headers['content-disposition']).toMatch(/payments-\d{4}-\d\d-\d\d\.csv/);
    const [header = '', line = '', ...others] = answer.body.trimEnd().split('\r\n');
    expect(others).toEqual([]);
    expect(header.split(',')).toHaveLength(26);
    expect(line).toContain(`${payment.id},'=cmd,`);
    expect(line).toContain(`,Confirming,PAID,`);
    expect(line).toContain(`,50.00,EUR,BTC,BTC,${payment.due},${payment.due},0.00000000,`);
    expect(line).toContain('"{""a"":""1,\\""2""}"');
    expect(line).toContain(',"{""Size"":""L""}"');
  });
});

describe('GET /v1/merchant/payments', () => {
  it('lists every payment of its mode once, from cursor to cursor', async () => {
    const created: string[] = [];
    for (let at = 0; at < 7; at += 1) {
      created.push((await askToBePaid(shop)).id);
      if (at % 2 === 0) server.clock.advance(1_000);
    }
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const query: MerchantListPayments = { limit: 3, ...(cursor === null ? {} : { cursor }) };
      const page: CursorPage<Payment> = await server.call(
        listMerchantPayments,
        { query },
        shop.key,
      );
      seen.push(...page.data.map(({ id }) => id));
      cursor = page.nextCursor;
      expect(page.hasMore).toBe(cursor !== null);
    } while (cursor !== null);
    expect(seen).toHaveLength(7);
    expect(new Set(seen)).toEqual(new Set(created));
  });

  it('filters, and refuses a cursor that is none', async () => {
    const { id } = await askToBePaid(shop, { orderId: 'A-1', method: 'BTC' });
    await askToBePaid(shop);
    for (const query of [{ orderId: 'A-1' }, { status: 'PENDING' as const }])
      expect((await server.call(listMerchantPayments, { query }, shop.key)).data).toMatchObject([
        { id },
      ]);
    const query = { cursor: 'x' };
    const refused = await server.refusal(listMerchantPayments, { query }, shop.key);
    expect(refused).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
  });
});

describe('the prices of the merchant API', () => {
  it('tell what one of each asset costs in a currency', async () => {
    const query = { base: 'EUR', assets: 'BTC,USDT@TRX' };
    const { data } = await server.call(getMerchantRates, { query }, shop.key);
    expect(data.base).toBe('EUR');
    expect(Object.keys(data.rates)).toEqual(['BTC', 'USDT']);
    const all = await server.call(getMerchantRates, { query: { base: 'BTC' } }, shop.key);
    expect(all.data.rates['BTC']).toBe('1.00');
    expect(Object.keys(all.data.rates).length).toBeGreaterThan(10);
    for (const wrong of [{ base: 'XAU' }, { base: 'EUR', assets: 'DOGE' }])
      expect(await server.refusal(getMerchantRates, { query: wrong }, shop.key)).toMatchObject({
        status: 400,
      });
  });

  it('estimate a price in each asset as a quote would be', async () => {
    const price = { amount: toDecimal('50.00'), currency: 'EUR' };
    const { data } = await server.call(createEstimate, { body: { price } }, shop.key);
    expect(data.map(({ asset }) => asset)).toEqual([
      ...['BTC', 'ETH', 'SOL', 'TON', 'USDT@ETH', 'USDT@TRX'],
    ]);
    const { due } = await askToBePaid(shop, { price, method: 'BTC' });
    expect(data[0]?.amount).toBe(due);
  });
});
