// Measures the payments list of a business that has many, on PostgreSQL: its first page, filters, search, a late page.
//   --rows <number>   payments of the business, 100,000 unless told
// Uses `DATABASE_URL`, or a PostgreSQL of its own.
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { onServer } from '../scripts/postgres.mjs';
import { createApi } from './load/api.mjs';
import { fillPayments } from './load/many-payments.mjs';
import { load, quantile } from './load/measure.mjs';
import { benchOnPostgres } from './load/open-product.mjs';
import { createPayment, openShop, paymentsOn } from './load/shop.mjs';
import { median, printSection, verdict } from './report/table.mjs';

const { values } = parseArgs({ options: { rows: { type: 'string', default: '100000' } } });
const many = Number(values.rows);
const title = 'Payments list';
const rounds = 15;
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
  const filled = await onServer(databaseUrl, (client) =>
    fillPayments(client, { businessId, count: many, customers: 10_000 }),
  );
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
    ['asset', { asset: 'BTC' }],
    ['network', { network: 'LTC' }],
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

function daysAgo(days) {
  return new Date(Date.now() - days * 86_400_000).toISOString();
}
