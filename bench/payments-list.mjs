// Measures the payments list of a business that has many, on PostgreSQL: its first page, filters, search, a late page.
//   --rows <number>   payments of the business, 100,000 unless told
// Uses `DATABASE_URL`, or a PostgreSQL of its own.
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { onServer } from '../scripts/postgres.mjs';
import { createApi } from './load/api.mjs';
import { load, quantile } from './load/measure.mjs';
import { benchOnPostgres } from './load/open-product.mjs';
import { createPayment, openShop, paymentsOn } from './load/shop.mjs';
import { median, printSection, verdict } from './report/table.mjs';

const { values } = parseArgs({ options: { rows: { type: 'string', default: '100000' } } });
const many = Number(values.rows);
const title = 'Payments list';
const rounds = 15;
/** States of each hundred payments. */
const states = [
  ...repeat(88, { status: 'COMPLETED', paid: 'PAID', flags: [] }),
  ...repeat(1, { status: 'COMPLETED', paid: 'OVERPAID', flags: [] }),
  ...repeat(5, { status: 'EXPIRED', paid: 'UNPAID', flags: [] }),
  ...repeat(2, { status: 'EXPIRED', paid: 'UNDERPAID', flags: [] }),
  ...repeat(1, { status: 'EXPIRED', paid: 'PAID', flags: ['late'] }),
  ...repeat(1, { status: 'INVALID', paid: 'UNPAID', flags: [] }),
  ...repeat(2, { status: 'PENDING', paid: 'UNPAID', flags: [] }),
];
/** Milliseconds in which first rows, a filter and a search are answered. */
const gate = 300;

await benchOnPostgres(title, async ({ databaseUrl, start }) => {
  const product = await start({ env: paymentsOn });
  const shop = await openShop(product.url, databaseUrl);
  const { businessId, owner, merchant } = shop;
  const sample = await createPayment(merchant, 'ETH');
  const list = (query) =>
    owner.expect('GET', `/v1/dash/businesses/${businessId}/payments?${new URLSearchParams(query)}`);
  const few = await measure(product, () => list({}));
  const filled = await onServer(databaseUrl, (client) => fill(client, businessId, many));
  const plain = createApi(() => product.url);
  const asked = [
    ['first page', {}],
    ['a late page', { page: String(Math.floor(many / 25) - 1) }],
    ...['Pending', 'Completed', 'Underpaid', 'Late', 'Expired', 'Invalid'].map((status) => [
      `status ${status}`,
      { status },
    ]),
    ['overpaid', { flag: 'overpaid' }],
    ['needs attention', { needsAttention: 'true' }],
    ['asset', { asset: 'ETH' }],
    ['network', { network: 'BTC' }],
    ['days', { from: daysAgo(20), to: daysAgo(10) }],
    ['days and a status', { from: daysAgo(20), to: daysAgo(10), status: 'Underpaid' }],
    ['search: order', { search: 'ORDER-777' }],
    ['search: payment id', { search: sample.id.slice(0, 12) }],
    ['search: address', { search: filled.address }],
    ['search: email', { search: 'customer-42@' }],
    ['search: nothing found', { search: 'nobody-has-this' }],
  ];
  const bare = await measure(product, () => plain.expect('GET', '/healthz'));
  const rows = [];
  for (const [what, query] of asked) {
    const { meta } = await list(query);
    const { times, cpu } = await measure(product, () => list(query));
    rows.push([
      `${what} (${meta.total.toLocaleString('en')} found)`,
      ...[median(times).toFixed(0), quantile(times, 0.95).toFixed(0), cpu.toFixed(1)],
      ...[`${gate}`, verdict(median(times), gate)],
    ]);
  }
  printSection({
    title,
    text: `${many.toLocaleString('en')} payments of one business over a year, with quotes, transfers and customers; one process on PostgreSQL, ${rounds} calls each, one at a time; milliseconds until the whole answer is there, and of the server's processor. An empty request takes ${median(bare.times).toFixed(0)}, the first page of one payment ${median(few.times).toFixed(0)}. Load of the machine at the end: ${loadavg()[0].toFixed(1)}.`,
    head: ['What', 'median', 'p95', 'processor', 'gate', ''],
    rows,
  });
});

async function measure({ pid }, call) {
  await call();
  return load(pid, { count: rounds, concurrency: 1, call });
}

function repeat(times, value) {
  return Array.from({ length: times }, () => value);
}

function daysAgo(days) {
  return new Date(Date.now() - days * 86_400_000).toISOString();
}

/** Adds payments over a year in every state, as the server writes them, and returns an address of one of them. */
async function fill(client, businessId, count) {
  const {
    rows: [account],
  } = await client.query(
    "select id from accounts where business_id = $1 and network = 'ETH' and purpose = 'PAYMENTS'",
    [businessId],
  );
  await client.query(
    `insert into customers (id, business_id, livemode, email, email_norm, name, created_at)
     select 'cus_' || lpad(to_hex(n), 26, '0'), $1, false, 'customer-' || n || '@example.com',
       'customer-' || n || '@example.com', 'Customer ' || n, now()
     from generate_series(1, 10000) as n`,
    [businessId],
  );
  await client.query(
    `with made as (
       select gen_random_uuid() as quote, n, 'pay_' || lpad(to_hex(n), 26, '0') as id,
         '0x' || lpad(to_hex(n), 40, '0') as address,
         now() - n * interval '1 year' / $3::int as created,
         (array[${states.map(({ status }) => `'${status}'`)}])[1 + n % 100] as status,
         (array[${states.map(({ paid }) => `'${paid}'`)}])[1 + n % 100] as paid,
         (array[${states.map(({ flags }) => `'${JSON.stringify(flags)}'::jsonb`)}])[1 + n % 100] as flags
       from generate_series(1, $3::int) as n
     ), asked as (
       insert into payments (id, business_id, livemode, status, paid_state, flags, price, price_currency, tolerance, order_id, customer_id, quote_id, credited, sequence, expires_at, select_until, created_at, updated_at, closed_at)
       select id, $1, false, status, paid, flags, 25, 'EUR', 0, 'ORDER-' || n,
         'cus_' || lpad(to_hex(1 + n % 10000), 26, '0'), quote, case paid when 'UNPAID' then 0 else 25 end, 4,
         case status when 'PENDING' then now() + interval '1 day' else created + interval '1 hour' end,
         now() + interval '1 day', created, created,
         case status when 'PENDING' then null else created + interval '1 hour' end
       from made returning id
     ), quoted as (
       insert into payment_quotes (id, payment_id, asset_id, network, mode, address, account_id, rate, rate_at, due_units, asked, required_confirmations, final_confirmations, locked_at, expires_at)
       select quote, id, 'ETH', 'ETH', 'FRESH', address, $2, 2000, created, 12500000000000000, 25, 12, 15, created, created + interval '1 hour' from made
       returning id
     )
     insert into payment_transfers (id, business_id, livemode, payment_id, quote_id, kind, network, asset_id, hash, position, address, account_id, units, credited, block_height, first_seen_at)
     select gen_random_uuid(), $1, false, id, quote, 'TRANSFER', 'ETH', 'ETH', '0x' || lpad(to_hex(n), 64, 'a'), 0, address, $2, 12500000000000000, 25, n, created
     from made where paid <> 'UNPAID'`,
    [businessId, account.id, count],
  );
  await client.query('vacuum analyze');
  // Of digits alone: letters would be searched for as their checksum writes them (EIP-55).
  return { address: `0x${'46'.padStart(40, '0')}` };
}
