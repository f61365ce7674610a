import { getNetwork, parseAmount, toDecimal } from '@billfold/core';
import {
  type CreateReport,
  createReport,
  getBusinessSummary,
  getReport,
  listReports,
  type Report,
  totalPayments,
} from '@billfold/core/contract';
import { parseCsv } from '@billfold/core/internal';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { seeTransfer } from '../../test/payment-money.ts';
import { mailsTo } from '../../test/people.ts';
import { askToBePaid, openShop, type Shop } from '../../test/shop.ts';
import { createTestServer, type TestServer } from '../../test/test-server.ts';
import { executeText } from '../db/execute-text.ts';
import { payments, reportParts } from '../db/schema.ts';
import { formatPriced, readPriced } from '../payments/read-price.ts';
import { deleteOldRecords } from '../retention/delete-old-records.ts';
import { presentReport } from './present-report.ts';
import { loadReport } from './report-store.ts';
import { createReportHandler } from './write-report.ts';

let server: TestServer;
let shop: Shop;
let params: { readonly businessId: number };
let today: string;
beforeEach(async () => {
  server = await createTestServer();
  shop = await openShop(server, ['BTC']);
  params = { businessId: shop.businessId };
  today = new Date(server.clock.now()).toISOString().slice(0, 10);
});

const wanted = (changes: Partial<CreateReport> = {}): CreateReport => ({
  ...{ type: 'PAYMENTS', from: today, to: today, timezone: 'UTC', format: 'CSV', ...changes },
});
const begin = async (changes: Partial<CreateReport> = {}) =>
  (await server.call(createReport, { params, body: wanted(changes) }, shop.owner)).data;
const load = async (id: string) =>
  (await server.call(getReport, { params: { ...params, id } }, shop.owner)).data;
async function make(changes: Partial<CreateReport> = {}): Promise<Report> {
  const { id } = await begin(changes);
  await server.outbox.drain();
  return load(id);
}
/** Makes 401 payments, more than one part of a report has. */
async function fillPayments(): Promise<void> {
  await askToBePaid(shop, { method: 'BTC' });
  await server.context.db.execute(sql`insert into payments
    (id, business_id, livemode, status, paid_state, price, price_currency, tolerance, select_until, created_at, updated_at)
    select 'pay_' || md5(n::text), ${shop.businessId}, false, 'EXPIRED', 'UNPAID', 1, 'EUR', 0, p.created_at, p.created_at, p.created_at
    from payments p, generate_series(1, 400) n`);
}
const fetchFile = (url: string | null) =>
  server.app.inject({ url: new URL(url ?? '', 'http://x').pathname });

describe('reports of a business', () => {
  it('are made by a job, told by email and downloaded by a signed link', async () => {
    const payment = await askToBePaid(shop, { method: 'BTC', orderId: 'A-1' });
    await seeTransfer(shop, payment, payment.due ?? '');
    const queued = await begin();
    expect(queued).toMatchObject({ status: 'QUEUED', downloadUrl: null, rows: 0 });
    await server.outbox.drain();
    const report = await load(queued.id);
    const expiresAt = new Date(server.clock.now() + 30 * 24 * 3_600_000);
    expect(report).toMatchObject({ status: 'READY', rows: 1, expiresAt });
    expect(report.totals).toEqual([
      { currency: 'EUR', created: 1, count: 0, received: '0', refunded: '0' },
    ]);
    const answer = await fetchFile(report.downloadUrl);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-disposition': `attachment; filename="payments-${today}-${today}.csv"`,
      'cache-control': 'private, no-store',
    });
    const [header, row] = parseCsv(answer.body)?.map(({ cells }) => cells) ?? [];
    const record = Object.fromEntries((header ?? []).map((name, at) => [name, row?.[at]]));
    expect(record).toMatchObject({
      payment_id: payment.id,
      order_id: 'A-1',
      price_amount: '50.00',
    });
    expect(report.preview).toEqual([record]);
    expect(Object.keys(report.preview[0] ?? {})).toEqual(header);
    expect((await mailsTo(server.context.db, 'shop@example.com'))[0]?.subject).toBe(
      'Your report is ready',
    );
    const { data } = await server.call(listReports, { params }, shop.owner);
    expect(data.map(({ id }) => id)).toEqual([report.id]);
  });

  it('have a link that is of one report, and ends', async () => {
    const [report, other] = [await make(), await make()];
    const url = report.downloadUrl ?? '';
    expect((await fetchFile(url)).statusCode).toBe(200);
    const until = /\/(\d+)\//.exec(new URL(url).pathname)?.[1] ?? '';
    for (const wrong of [
      url.replace(report.id, other.id),
      url.replace(until, String(Number(until) + 1)),
      `${url.slice(0, -1)}${url.endsWith('A') ? 'E' : 'A'}`,
      url.slice(0, -1),
    ])
      expect((await fetchFile(wrong)).statusCode, wrong).toBe(404);
    server.clock.advance(24 * 3_600_000);
    expect((await fetchFile(url)).statusCode).toBe(404);
  });

  it('are deleted after 30 days and stay known', async () => {
    await askToBePaid(shop);
    const { id } = await make();
    server.clock.advance(30 * 24 * 3_600_000);
    const { businessId } = shop;
    const look = async () =>
      presentReport(
        server.context,
        await loadReport(server.context.db, { businessId, reportId: id }),
      );
    expect(await look()).toMatchObject({ status: 'EXPIRED', downloadUrl: null });
    await deleteOldRecords(server.context);
    expect(await look()).toMatchObject({ status: 'EXPIRED', downloadUrl: null, preview: [] });
    expect(await server.context.db.select().from(reportParts)).toEqual([]);
  });

  it.each<[string, Partial<CreateReport>]>([
    ['days in the wrong order', { from: '2026-11-02', to: '2026-11-01' }],
    ['no day', { from: '2026-02-30' }],
    ['an unknown time zone', { timezone: 'Mars/Base' }],
    ['too long a period', { from: '1999-01-01' }],
    ['an unknown currency', { currency: 'XXX' }],
    ['live mode in a sandbox', { livemode: true }],
  ])('are refused for %s', async (_, changes) => {
    const refused = await server.refusal(
      createReport,
      { params, body: wanted(changes) },
      shop.owner,
    );
    expect([400, 409]).toContain(refused.status);
    expect((await server.call(listReports, { params }, shop.owner)).data).toEqual([]);
  });

  it('show their first rows while calls come, and write the others in quiet moments', async () => {
    await fillPayments();
    const { id } = await begin();
    const seen: Report[] = [];
    const write = createReportHandler({
      ...server.context,
      async awaitQuiet() {
        seen.push(await load(id));
      },
    });
    await write({ id: 'job', kind: 'report', payload: { reportId: id }, attempts: 1 });
    expect(seen[0]).toMatchObject({ status: 'RUNNING', rows: 100 });
    expect(seen[0]?.preview).toHaveLength(100);
    await server.outbox.drain();
    expect(await load(id)).toMatchObject({ status: 'READY', rows: 401 });
  });

  it('leave time to other work: a long one is written by several jobs', async () => {
    await fillPayments();
    const { id } = await begin();
    const { now } = server.clock;
    // Time passes whenever it is read, so that the work takes some.
    server.clock.now = () => {
      server.clock.advance(30);
      return now();
    };
    await server.outbox.runNext('report');
    server.clock.now = now;
    const { status, rows } = await load(id);
    expect(status).toBe('RUNNING');
    expect(rows).toBeGreaterThan(0);
    expect(rows).toBeLessThan(401);
    await server.outbox.drain();
    expect(await load(id)).toMatchObject({ status: 'READY', rows: 401 });
  });

  // The embedded database writes and adds up 10,000 payments, for up to two minutes on a busy machine.
  it('agree with the dashboard, the list and the transfers over 10,000 payments, exactly', {
    timeout: 300_000,
  }, async () => {
    const { db } = server.context;
    await askToBePaid(shop, { method: 'BTC' });
    await db.execute(sql`insert into payments
      (id, business_id, livemode, status, paid_state, price, price_currency, tolerance, credited, refunded,
       select_until, created_at, confirmed_at, updated_at)
      select 'pay_' || md5(n::text), ${shop.businessId}, false,
        (array['COMPLETED','CONFIRMED','EXPIRED','INVALID'])[1 + n % 4], 'PAID', 1 + n, (array['EUR','USD','BTC'])[1 + n % 3], 0,
        n * 1234567.00000001, 0, p.created_at, p.created_at - n * interval '43 min',
        p.created_at - n * interval '43 min' + n % 90 * interval '1 min', p.created_at
      from payments p, generate_series(1, 10000) n`);
    // Two count; one has ended, one came late, and some transfers name no payment.
    await db.execute(sql`insert into payment_transfers
      (id, business_id, livemode, payment_id, kind, network, asset_id, hash, position, address, account_id, units, credited, first_seen_at, ended_as)
      select gen_random_uuid(), business_id, false, p.id, 'TRANSFER', 'BTC', 'BTC', p.id, part, 'a',
        (select account_id from payment_quotes limit 1), trunc(p.price * 1000003) + part * 17,
        (array[p.credited - 1, 1, 5, 0])[1 + part], p.created_at, case part when 2 then 'REPLACED' end
      from payments p, generate_series(0, 3) part where p.credited > 0 and (part < 2 or p.price % 10 = part)`);
    await db.execute(sql`insert into payment_transfers
      (id, business_id, livemode, kind, network, asset_id, hash, position, address, account_id, units, first_seen_at, unmatched_state)
      select gen_random_uuid(), business_id, false, 'TRANSFER', network, asset_id, hash, 9, address, account_id, units, first_seen_at, 'OPEN'
      from payment_transfers where position = 0 and trunc(units) % 10 = 3`);
    // Paid in BTC, in ETH, or in both. What does not count came in the other asset.
    await db.execute(sql`update payment_transfers t set asset_id = 'ETH', network = 'ETH'
      from payments p where p.id = t.payment_id and
        (p.price % 5 < 2 and t.position < 2 or p.price % 5 in (2, 3) and t.position > 1 or p.price % 5 = 4 and t.position = 1)`);
    await db.execute(sql`insert into transfers_out
      (id, business_id, livemode, kind, status, network, asset_id, units, kept_units, credited, payment_id, address, created_at, confirmed_at, updated_at)
      select 'ref_' || md5(p.id || k), business_id, false, 'REFUND', (array['CONFIRMED','CONFIRMED','BROADCAST','CANCELLED'])[k],
        asset, asset, trunc(price) * 31 + k, trunc(price) * 2, price % 9 * 0.00000003, p.id, 'a',
        confirmed_at, case when k < 3 then confirmed_at + interval '1 min' end, updated_at
      from payments p, generate_series(1, 4) k, lateral (select case when price % 5 < 2 or price % 5 = 4 and k = 2 then 'ETH' else 'BTC' end as asset) a
      where p.credited > 0 and price % 7 = 1`);
    await db.execute(sql`update payments p set refunded = o.credited
      from (select payment_id, sum(credited) as credited from transfers_out where status = 'CONFIRMED' group by 1) o
      where o.payment_id = p.id`);
    await db.execute(
      sql`update payments p set paid_asset_id = case when p.price % 5 < 2 then 'ETH' when p.price % 5 < 4 then 'BTC' end`,
    );
    const ledger = sql`select price_currency as currency,
        trim_scale(sum(t.credited))::text as received, count(distinct p.id)::int as count
      from payments p join payment_transfers t on t.payment_id = p.id and t.position < 2
      where p.status in ('COMPLETED','CONFIRMED') group by 1 order by 1`;
    const decade = await make(decadeOf(today));
    expect(decade.rows).toBe(10_001);
    expect(
      decade.totals.map(({ currency, received, count }) => ({ currency, received, count })),
    ).toEqual(await executeText(db, ledger));
    const listed = (await server.call(totalPayments, { params, query: {} }, shop.owner)).data;
    expect(decade.totals.map(({ currency, created }) => [currency, created])).toEqual(
      listed.map(({ currency, count }) => [currency, count]),
    );
    // A month with payments that were created before it and confirmed in it.
    const month = { from: shift(today, -60), to: shift(today, -31), timezone: 'Pacific/Auckland' };
    await db.execute(sql`update businesses set timezone = ${month.timezone}`);
    const report = await make(month);
    expect(report.totals).toHaveLength(3);
    for (const { currency, ...total } of report.totals) {
      const query = { from: month.from, to: month.to, currency };
      const { data } = await server.call(getBusinessSummary, { params, query }, shop.owner);
      const { created, count, received, refunded } = data;
      const net = readPriced(received) - readPriced(refunded);
      expect(data.net).toBe(net < 0n ? `-${formatPriced(-net)}` : formatPriced(net));
      expect(total).toEqual({ created, count, received, refunded });
      expect(count).toBeGreaterThan(100);
    }
    const taxed = await make({ ...decadeOf(today), type: 'TAX', format: 'JSON' });
    const lines = JSON.parse((await fetchFile(taxed.downloadUrl)).body) as TaxRecord[];
    for (const currency of ['EUR', 'USD', 'BTC'])
      for (const asset of ['BTC', 'ETH'] as const) {
        const sums = await executeText(
          db,
          sql`select trim_scale(sum(t.credited))::text as value
            from payments p join payment_transfers t on t.payment_id = p.id and t.position < 2
            where p.status in ('COMPLETED','CONFIRMED') and p.price_currency = ${currency} and t.asset_id = ${asset}`,
        );
        const ofTax = lines.filter((line) => line.asset === asset && line.currency === currency);
        expect(sums).toEqual([{ value: addUp(ofTax.map((line) => line.received_value)) }]);
        const units = await executeText(
          db,
          sql`select sum(t.units)::text as received,
              (select sum(o.units) || ' ' || sum(o.kept_units) || ' ' || trim_scale(sum(o.credited))
                from transfers_out o join payments p on p.id = o.payment_id
                where o.status = 'CONFIRMED' and p.price_currency = ${currency} and o.asset_id = ${asset}) as refunded
            from payments p join payment_transfers t on t.payment_id = p.id and t.position < 2
            where p.status in ('COMPLETED','CONFIRMED') and p.price_currency = ${currency} and t.asset_id = ${asset}`,
        );
        const unitsOf = (column: 'received' | 'refunded' | 'kept') =>
          ofTax.reduce(
            (sum, line) => sum + parseAmount(line[column], getNetwork(asset).decimals),
            0n,
          );
        const refunded = addUp(ofTax.map((line) => line.refunded_value));
        expect(units).toEqual([
          {
            received: `${unitsOf('received')}`,
            refunded: `${unitsOf('refunded')} ${unitsOf('kept')} ${refunded}`,
          },
        ]);
        const year = { from: shift(today, -365), to: today, currency };
        const { data } = await server.call(getBusinessSummary, { params, query: year }, shop.owner);
        const shown = data.series.map(({ byAsset }) => byAsset[asset] ?? '0');
        expect(sums).toEqual([{ value: addUp(shown) }]);
      }
    const one = await make({ ...month, currency: 'USD' });
    expect(one.totals).toEqual(report.totals.filter(({ currency }) => currency === 'USD'));
    const body = (await fetchFile(decade.downloadUrl)).body;
    const ids = parseCsv(body)?.map(({ cells }) => cells[0] ?? '') ?? [];
    expect(new Set(ids).size).toBe(10_002);
    const json = await make({ ...month, format: 'JSON' });
    expect(JSON.parse((await fetchFile(json.downloadUrl)).body)).toHaveLength(json.rows);
    expect(await db.$count(payments)).toBe(10_001);
    expect(toDecimal(decade.totals[0]?.received ?? '0')).toMatch(/\.\d{5,}/);
  });
});

type TaxRecord = Readonly<
  Record<
    'asset' | 'currency' | 'received' | 'received_value' | 'refunded' | 'kept' | 'refunded_value',
    string
  >
>;

const decadeOf = (day: string) => ({ from: `${Number(day.slice(0, 4)) - 10}${day.slice(4)}` });

const addUp = (amounts: readonly string[]): string =>
  formatPriced(amounts.reduce((sum, amount) => sum + readPriced(amount), 0n));

const shift = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 24 * 3_600_000).toISOString().slice(0, 10);
