import {
  type CreateReport,
  createReport,
  getBusinessSummary,
  getReport,
  type Report,
  type ReportType,
} from '@billfold/core/contract';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  disarmedPayloads,
  formulaPayloads,
  readCsvTwice,
  startsFormula,
} from '../../test/formula-payloads.ts';
import { refundedPayment } from '../../test/refunds.ts';
import { askToBePaid, openShop, type Shop } from '../../test/shop.ts';
import { createTestServer, type TestServer } from '../../test/test-server.ts';
import { unmatchedTransfer } from '../../test/unmatched-refunds.ts';
import { executeText } from '../db/execute-text.ts';

type Made = Pick<Shop, 'server' | 'businessId' | 'owner'>;

async function make(
  { server, businessId, owner }: Made,
  changes: Partial<CreateReport>,
): Promise<Report> {
  const today = new Date(server.clock.now()).toISOString().slice(0, 10);
  const params = { businessId };
  const body: CreateReport = {
    ...{ type: 'PAYMENTS', from: today, to: today, timezone: 'UTC', format: 'CSV' },
    ...changes,
  };
  const { data } = await server.call(createReport, { params, body }, owner);
  await server.outbox.drain();
  const call = { params: { ...params, id: data.id } };
  return (await server.call(getReport, call, owner)).data;
}

async function fetchRows({ server }: Pick<Made, 'server'>, { downloadUrl, format }: Report) {
  const { body } = await server.app.inject({ url: new URL(downloadUrl ?? '').pathname });
  const rows: readonly Readonly<Record<string, string | null>>[] =
    format === 'CSV' ? readCsvTwice(body) : JSON.parse(body);
  return rows;
}

describe('reports on one refunded payment in ETH', () => {
  it('show the transfer, the refund and the month with its network fee', async () => {
    const asked = await refundedPayment('ETH', { funds: '2' });
    const { server, shop, payment, create, sign, mine } = asked;
    await sign(await create({ networkFeePaidBy: 'MERCHANT', reason: '=1+1' }));
    await mine(1);
    const month = new Date(server.clock.now()).toISOString().slice(0, 7);
    const transfers = await make(shop, { type: 'TRANSFERS' });
    expect(transfers.totals).toEqual([
      { currency: 'EUR', created: 1, count: 1, received: '50', refunded: '0' },
    ]);
    const seen = await fetchRows(shop, transfers);
    const transfer = seen.find((row) => row['payment_id'] === payment.id);
    expect(transfer).toMatchObject({
      ...{ payment_id: payment.id, asset: 'ETH', network: 'ETH', amount: payment.due },
      ...{ to_address: payment.method?.address, counted: 'yes', ended_as: '', credited: '50' },
      ...{ price_currency: 'EUR', unmatched_state: '' },
    });
    expect(transfer?.['usd_value_at_receipt']).toMatch(/^\d+\.\d\d$/);
    const refunds = await make(shop, { type: 'REFUNDS' });
    expect(refunds.totals).toEqual([
      { currency: 'EUR', created: 1, count: 1, received: '0', refunded: '50' },
    ]);
    const [refund] = await fetchRows(shop, refunds);
    expect(refund).toMatchObject({
      ...{ payment_id: payment.id, status: 'CONFIRMED', asset: 'ETH', amount: payment.due },
      ...{ kept: '0.00000000', value: '50', price_currency: 'EUR', reason: "'=1+1" },
      network_fee_paid_by: 'MERCHANT',
    });
    const tax = await make(shop, { type: 'TAX' });
    expect(tax.totals).toEqual([
      { currency: 'EUR', created: 0, count: 1, received: '50', refunded: '50' },
    ]);
    const [euros, dollars, ...more] = await fetchRows(shop, tax);
    expect(more).toEqual([]);
    expect(euros).toMatchObject({
      ...{ month, asset: 'ETH', network: 'ETH', currency: 'EUR', payments: '1' },
      ...{ received: payment.due, received_value: '50', refunds: '1', refunded: payment.due },
      ...{ refunded_value: '50', network_fees_value: '0.00' },
    });
    expect(dollars).toMatchObject({
      ...{ month, asset: 'ETH', currency: 'USD', payments: '0', received_value: '0' },
      network_fees: refund?.['network_fee'],
    });
    expect(Number(refund?.['network_fee'])).toBeGreaterThan(0);
    expect(dollars?.['network_fees_value']).toMatch(/^\d+\.\d\d$/);
    const inEuros = await make(shop, { type: 'TAX', currency: 'EUR', format: 'JSON' });
    expect(await fetchRows(shop, inEuros)).toEqual([euros]);
  });
});

describe('reports on a refunded transfer that names no payment', () => {
  it('list its refund in dollars, and take no income back', async () => {
    const { shop, transfer, create, sign, mine } = await unmatchedTransfer('ETH');
    await sign(await create());
    await mine(1);
    const dollars = Number(transfer.usdValue).toString();
    const refunds = await make(shop, { type: 'REFUNDS', currency: 'USD' });
    expect(refunds.totals).toEqual([
      { currency: 'USD', created: 1, count: 1, received: '0', refunded: dollars },
    ]);
    const [refund] = await fetchRows(shop, refunds);
    expect(refund).toMatchObject({
      ...{ payment_id: '', status: 'CONFIRMED', asset: 'ETH', value: dollars },
      ...{ price_currency: 'USD', transfer_id: transfer.id.replace('trf_', '') },
    });
    expect(await fetchRows(shop, await make(shop, { type: 'REFUNDS', currency: 'EUR' }))).toEqual(
      [],
    );
    const [month] = await fetchRows(shop, await make(shop, { type: 'TAX' }));
    expect(month).toMatchObject({ refunds: '0', refunded_value: '0' });
    expect(Number(month?.['network_fees'])).toBeGreaterThan(0);
  });
});

describe('reports of every type', () => {
  let server: TestServer;
  let shop: Shop;
  beforeEach(async () => {
    server = await createTestServer();
    shop = await openShop(server, ['BTC']);
    await askToBePaid(shop, { method: 'BTC' });
  });

  /** Adds payments that were confirmed over two years, with transfers, refunds and settlements. */
  async function generate(count: number): Promise<void> {
    const { db } = server.context;
    const ofShop = sql`${shop.businessId}, false`;
    await db.execute(sql`insert into payments
      (id, business_id, livemode, status, paid_state, price, price_currency, tolerance, credited, select_until, created_at, confirmed_at, updated_at)
      select 'pay_' || md5(n::text), ${ofShop},
        (array['COMPLETED','CONFIRMED','EXPIRED','INVALID'])[1 + n % 4], 'PAID', 1, (array['EUR','USD','BTC'])[1 + n % 3], 0,
        n * 1234567.00000001, p.created_at, p.created_at - n * interval '9 hours',
        p.created_at - n * interval '9 hours' + n % 90 * interval '1 min', p.created_at
      from payments p, generate_series(1, ${count}) n`);
    await db.execute(sql`insert into payment_transfers
      (id, business_id, livemode, payment_id, quote_id, kind, network, asset_id, hash, position, address, account_id, units, credited, first_seen_at, ended_as)
      select gen_random_uuid(), ${ofShop}, p.id, q.id, 'TRANSFER', 'BTC', 'BTC', p.id, part, 'a', q.account_id,
        1000 + part, case part when 0 then p.credited - 1 else 1 end, p.created_at, case part when 2 then 'DROPPED' end
      from payments p, (select id, account_id from payment_quotes limit 1) q, generate_series(0, 2) part where p.credited > 0`);
    await db.execute(sql`insert into transfers_out
      (id, business_id, livemode, kind, status, network, asset_id, units, kept_units, credited, payment_id, address, created_at, confirmed_at, updated_at)
      select 'ref_' || md5(id), ${ofShop}, 'REFUND', (array['CONFIRMED','CANCELLED'])[1 + length(id || md5(id)) % 1 + (ascii(right(id, 1)) % 2)],
        'BTC', 'BTC', 7, 2, 0.00000003 + (ascii(right(id, 1)) % 5), id, 'a', created_at, created_at + interval '20 days', created_at
      from payments where credited > 0`);
    await db.execute(sql`insert into transfers_out
      (id, business_id, livemode, kind, status, network, asset_id, units, created_at, updated_at)
      select 'swp_' || md5(id), ${ofShop}, 'COLLECT', 'PLANNED', 'BTC', 'BTC', 30, created_at, created_at from payments where credited > 0`);
    await db.execute(sql`insert into transfer_parts (out_id, n, account_id, network, to_address, units, step, attempt, state)
      select o.id, n, q.account_id, 'BTC', 'a', 10 + n, 'MOVE', 0, 'PLANNED'
      from transfers_out o, (select account_id from payment_quotes limit 1) q, generate_series(1, 3) n where o.kind = 'COLLECT'`);
  }

  const span = () => {
    const day = (daysAgo: number) =>
      new Date(server.clock.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
    return { from: day(700), to: day(3), timezone: 'Pacific/Auckland' };
  };
  const within = (column: string) => {
    const { from, to, timezone } = span();
    const at = sql.raw(column);
    return sql`(${at} at time zone ${timezone})::date between ${from}::date and ${to}::date`;
  };
  const numeric = (total: string) => sql.raw(`trim_scale(coalesce(sum(${total}), 0))::text`);

  it('agree with sums over the books exactly, whatever their pages', async () => {
    await generate(1_200);
    const { db } = server.context;
    const paid = sql`p.status in ('COMPLETED','CONFIRMED') and ${within('p.confirmed_at')}`;
    const totalsOf = async (type: ReportType, currency?: string) =>
      (await make(shop, { type, ...span(), ...(currency && { currency }) })).totals;
    expect(await totalsOf('TRANSFERS')).toEqual(
      await executeText(
        db,
        sql`select price_currency as currency, count(*)::int as created,
          count(*) filter (where ended_as is null)::int as count,
          trim_scale(sum(t.credited) filter (where ended_as is null))::text as received, '0' as refunded
        from payment_transfers t join payments p on p.id = t.payment_id
        where ${within('t.first_seen_at')} group by 1 order by 1`,
      ),
    );
    const refunded = sql`o.kind = 'REFUND' and o.status = 'CONFIRMED' and ${within('o.confirmed_at')}`;
    expect(await totalsOf('REFUNDS')).toEqual(
      await executeText(
        db,
        sql`select price_currency as currency, count(*) filter (where ${within('o.created_at')})::int as created,
          count(*) filter (where ${refunded})::int as count, '0' as received,
          trim_scale(sum(o.credited) filter (where ${refunded}))::text as refunded
        from transfers_out o join payments p on p.id = o.payment_id group by 1 order by 1`,
      ),
    );
    const tax = await totalsOf('TAX');
    expect(tax).toEqual(
      await executeText(
        db,
        sql`select currency, 0 as created, sum(paid)::int as count, ${numeric('received')} as received, ${numeric('refunded')} as refunded from (
          select price_currency as currency, 1 as paid, p.credited as received, 0 as refunded from payments p where ${paid}
          union all select price_currency, 0, 0, o.credited from transfers_out o join payments p on p.id = o.payment_id where ${refunded}
        ) sums group by 1 order by 1`,
      ),
    );
    await db.execute(sql`update businesses set timezone = ${span().timezone}`);
    for (const { currency, count, received } of tax) {
      const { from, to } = { ...span(), from: shift(span().to, -360) };
      const year = (
        await make(shop, { type: 'TAX', from, to, timezone: span().timezone, currency })
      ).totals;
      const query = { from, to, currency };
      const params = { businessId: shop.businessId };
      const { data } = await server.call(getBusinessSummary, { params, query }, shop.owner);
      expect(year).toMatchObject([{ currency, count: data.count, received: data.received }]);
      expect(count).toBeGreaterThan(data.count);
      expect(received).not.toBe(data.received);
    }
    const lines = await fetchRows(
      shop,
      await make(shop, { type: 'TAX', ...span(), format: 'JSON' }),
    );
    expect(new Set(lines.map((line) => line['month'])).size).toBeGreaterThanOrEqual(14);
    const sums = await executeText(
      db,
      sql`select trim_scale(sum(t.credited))::text as value, sum(t.units)::text as units
        from payments p join payment_transfers t on t.payment_id = p.id where ${paid} and t.ended_as is null`,
    );
    const exact = (column: string) =>
      lines.reduce((sum, line) => sum + toScaled(line[column] ?? '0'), 0n);
    expect(exact('received_value')).toBe(toScaled(fieldOf(sums, 'value')));
    expect(exact('received')).toBe(BigInt(fieldOf(sums, 'units')) * 10n ** 10n);
  });

  it('list settlements by their sends, and sum those that are confirmed', async () => {
    await generate(600);
    const { db } = server.context;
    const planned = await make(shop, { type: 'SETTLEMENTS', ...span() });
    const plans = await executeText(
      db,
      sql`select count(*)::int as count from transfers_out o where kind = 'COLLECT' and ${within('o.created_at')}`,
    );
    expect(planned.totals).toEqual([
      {
        currency: 'BTC',
        created: Number(fieldOf(plans, 'count')),
        count: 0,
        received: '0',
        refunded: '0',
      },
    ]);
    expect(planned.rows).toBe(Number(fieldOf(plans, 'count')) * 3);
    expect((await fetchRows(shop, planned))[0]).toMatchObject({
      ...{ part: '1', part_state: 'PLANNED', step: 'MOVE', amount: '0.00000011', network_fee: '' },
    });
  });

  it('run no formula in a spreadsheet, and are read alike by two parsers (S31)', async () => {
    expect(formulaPayloads).toHaveLength(25);
    const { db } = server.context;
    const texts = sql`unnest(${sql.param(formulaPayloads)}::text[]) with ordinality as x(text, n)`;
    await db.execute(sql`insert into payments
      (id, business_id, livemode, status, paid_state, price, price_currency, tolerance, order_id, credited, select_until, created_at, confirmed_at, updated_at)
      select 'pay_' || md5(text), ${shop.businessId}, false, 'COMPLETED', 'PAID', 1, 'EUR', 0, text, 1, p.select_until, p.created_at, p.created_at, p.updated_at
      from payments p, ${texts}`);
    await db.execute(sql`insert into payment_transfers
      (id, business_id, livemode, payment_id, quote_id, kind, network, asset_id, hash, position, address, from_address, memo, account_id, units, credited, first_seen_at)
      select gen_random_uuid(), p.business_id, false, p.id, null, 'TRANSFER', 'BTC', 'BTC', p.order_id, 0, p.order_id, p.order_id, p.order_id, q.account_id, 1, 0, p.created_at
      from payments p, (select id, account_id from payment_quotes limit 1) q where p.order_id is not null`);
    await db.execute(sql`insert into transfers_out
      (id, business_id, livemode, kind, status, network, asset_id, units, payment_id, address, memo, reason, created_at, updated_at)
      select 'ref_' || md5(id), business_id, false, 'REFUND', 'CANCELLED', 'BTC', 'BTC', 1, id, order_id, order_id, order_id, created_at, created_at
      from payments where order_id is not null`);
    await db.execute(sql`insert into transfers_out
      (id, business_id, livemode, kind, status, network, asset_id, units, created_at, updated_at)
      select 'swp_1', business_id, false, 'COLLECT', 'PLANNED', 'BTC', 'BTC', 1, created_at, created_at from payments limit 1`);
    await db.execute(sql`insert into transfer_parts (out_id, n, account_id, network, to_address, units, step, attempt, state)
      select 'swp_1', n, q.account_id, 'BTC', text, 1, 'MOVE', 0, 'PLANNED' from (select account_id from payment_quotes limit 1) q, ${texts}`);
    const columns: Readonly<Record<ReportType, readonly string[]>> = {
      PAYMENTS: ['order_id'],
      TRANSFERS: ['order_id', 'memo', 'from_address', 'to_address', 'tx_hash'],
      REFUNDS: ['order_id', 'memo', 'reason', 'address'],
      SETTLEMENTS: ['to_address'],
      TAX: [],
    };
    for (const type of ['PAYMENTS', 'TRANSFERS', 'REFUNDS', 'SETTLEMENTS', 'TAX'] as const) {
      const rows = await fetchRows(shop, await make(shop, { type }));
      for (const row of rows)
        expect(Object.values(row).filter((cell) => cell !== null && startsFormula(cell))).toEqual(
          [],
        );
      const parsed = await fetchRows(shop, await make(shop, { type, format: 'JSON' }));
      for (const column of columns[type]) {
        const cells = rows.flatMap((row) => row[column] || []);
        expect(cells.toSorted(), `${type} ${column}`).toEqual(disarmedPayloads.toSorted());
        const plain = parsed.flatMap((row) => row[column] || []);
        expect(plain.toSorted(), `${type} ${column}`).toEqual(formulaPayloads.toSorted());
      }
    }
  });

  it('are empty files with a header where nothing happened', async () => {
    const day = { from: '2020-01-31', to: '2020-03-01' };
    for (const type of ['TRANSFERS', 'REFUNDS', 'SETTLEMENTS', 'TAX'] as const) {
      const csv = await make(shop, { type, ...day });
      expect(csv).toMatchObject({ status: 'READY', rows: 0, totals: [] });
      expect(await fetchRows(shop, csv)).toEqual([]);
      const json = await make(shop, { type, ...day, format: 'JSON' });
      expect(await fetchRows(shop, json)).toEqual([]);
      const { headers } = await server.app.inject({ url: new URL(csv.downloadUrl ?? '').pathname });
      expect(headers['content-disposition']).toContain(`${type.toLowerCase()}-2020-01-31`);
    }
  });

  it.each<[string, Partial<CreateReport>]>([
    ['a currency of settlements', { type: 'SETTLEMENTS', currency: 'EUR' }],
    ['more than ten years', { type: 'TAX', from: '2010-01-01' }],
  ])('are refused for %s', async (_, changes) => {
    const { businessId, owner } = shop;
    const body: CreateReport = {
      ...{ type: 'TAX', from: '2026-01-01', to: '2026-01-31', format: 'CSV', ...changes },
    };
    const refused = await server.refusal(createReport, { params: { businessId }, body }, owner);
    expect(refused).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
  });
});

/** Returns a field of the one row of an answer, as text. */
const fieldOf = ([row]: readonly object[], name: string): string =>
  `${new Map(Object.entries(row ?? {})).get(name)}`;

/** Reads decimal text times 10^18. */
function toScaled(text: string): bigint {
  const [whole = '', part = ''] = text.split('.');
  return BigInt(`${whole}${part.padEnd(18, '0')}`);
}

const shift = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
