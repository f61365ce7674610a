// Measures the books of a business that has many payments and customers, on PostgreSQL: dashboard, lists, the plan of a
// collection, and reports while payments are created.
//   --rows <number>        payments of the business, 1,000,000 unless told
//   --customers <number>   its customers, 100,000 unless told
//   --days <number>        days of the report that is written and streamed whole, 365 unless told
// Uses `DATABASE_URL`, or a PostgreSQL of its own.
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { onServer } from '../scripts/postgres.mjs';
import { createApi, signInPassword, until } from './load/api.mjs';
import { fillPayments } from './load/many-payments.mjs';
import { load, quantile, residentMb } from './load/measure.mjs';
import { benchOnPostgres } from './load/open-product.mjs';
import { createPayment, openShop, paymentsOn } from './load/shop.mjs';
import { median, printSection, verdict } from './report/table.mjs';

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '1000000' },
    customers: { type: 'string', default: '100000' },
    days: { type: 'string', default: '365' },
  },
});
const count = Number(values.rows);
const customers = Number(values.customers);
const title = 'Books of a business';
const rounds = 15;
/** Milliseconds in which a summary, a list or the first rows of a report are there. */
const gate = 300;
const created = 200;
const addresses = 50;
const device = { device: 'Desktop', os: 'Linux', browser: 'Bench' };
/**
 * V8 keeps garbage as long as it may have more memory, so what is resident says little about what a report needs. In a heap
 * of so many MB, of which about half is in use before, a report that kept its rows would end the process. Creation is measured
 * without this limit, which costs time for collections.
 */
const heapMb = 96;

await benchOnPostgres(title, async ({ databaseUrl, start }) => {
  const product = await start({ env: paymentsOn });
  const { businessId, email, owner, merchant } = await openShop(product.url, databaseUrl);
  const root = `/v1/dash/businesses/${businessId}`;
  const read = (path) => owner.expect('GET', `${root}/${path}`);
  await receivePayments(owner, merchant);
  const filling = performance.now();
  await onServer(databaseUrl, (client) => fillPayments(client, { businessId, count, customers }));
  const filled = (performance.now() - filling) / 1_000;
  const [today, monthAgo, reportFrom] = [0, 30, Number(values.days)].map(dayAgo);
  const asked = [
    ['dashboard of a day', 'summary?days=1'],
    ['dashboard of 30 days', 'summary?days=30'],
    ['dashboard of a year', 'summary?days=365'],
    ['payments: first page', 'payments'],
    ['payments: need attention', 'payments?needsAttention=true'],
    ['customers: first page', 'customers'],
    ['customers: a late page', `customers?cursor=${await lateCursor(read)}`],
    ['customers: search by email', 'customers?search=customer-42'],
    ['customers: search that finds nothing', 'customers?search=nobody-has-this'],
  ];
  const rows = [];
  for (const [what, path] of asked) {
    await read(path);
    const { times } = await load(product.pid, {
      ...{ count: rounds, concurrency: 1 },
      call: () => read(path),
    });
    rows.push(row(what, times, gate));
  }
  const plans = await load(product.pid, {
    ...{ count: rounds, concurrency: 1 },
    call: () => owner.expect('POST', `${root}/sweeps/plan`, { asset: 'ETH' }),
  });
  rows.push(row(`plan of a collection from ${addresses} addresses`, plans.times, 1_000));
  const requestReport = (type, from) =>
    owner.expect('POST', `${root}/reports`, { type, format: 'CSV', from, to: today });
  const isReady = (id) => async () => (await read(`reports/${id}`)).data.status === 'READY';
  for (const type of ['PAYMENTS', 'TRANSFERS', 'TAX']) {
    const times = [];
    for (let round = 0; round < 3; round += 1) {
      const from = performance.now();
      const { data } = await requestReport(type, monthAgo);
      await until(
        'the first rows are there',
        async () => (await read(`reports/${data.id}`)).data.preview.length > 0,
        { withinMs: 60_000, everyMs: 5 },
      );
      times.push(performance.now() - from);
      await until('the report is ready', isReady(data.id), { withinMs: 600_000 });
    }
    rows.push(row(`report ${type}: request to first rows`, times, gate));
  }

  const create = () =>
    load(product.pid, {
      ...{ count: created, concurrency: 1 },
      call: () => createPayment(merchant, 'ETH'),
    });
  await create();
  const calm = quantile((await create()).times, 0.95);
  const { data: short } = await requestReport('PAYMENTS', monthAgo);
  const busy = quantile((await create()).times, 0.95);
  await until('the report is ready', isReady(short.id), { withinMs: 600_000 });
  await product.kill();
  const ratio = busy / calm;
  rows.push(
    ['create a payment, p95', '', calm.toFixed(0), '', ''],
    ['the same while a report is written', '', busy.toFixed(0), '', ''],
    ['times as long', ratio.toFixed(2), '', '1.5', verdict(ratio, 1.5)],
  );
  const limited = { ...paymentsOn, NODE_OPTIONS: `--max-old-space-size=${heapMb}` };
  const report = { type: 'PAYMENTS', format: 'CSV', from: reportFrom, to: today };
  rows.push(...(await measureReport(await start({ env: limited }), { root, email, report })));
  printSection({
    title,
    text: `${count.toLocaleString('en')} payments over a year and ${customers.toLocaleString('en')} customers of one business; one process on PostgreSQL, ${rounds} calls each, one at a time; milliseconds until the whole answer is there. Filling took ${filled.toFixed(0)} s. Payments are created one after the other, ${created} each time. Load of the machine at the end: ${loadavg()[0].toFixed(1)}.`,
    head: ['What', 'median', 'p95', 'gate', ''],
    rows,
  });
});

/**
 * Writes and streams a report on a server whose heap is held, and measures what that adds to its memory.
 * @param {import('../scripts/product.mjs').Product} product
 */
async function measureReport(product, { root, email, report }) {
  const api = createApi(() => product.url);
  const login = { email, password: signInPassword, twoFactorCode: null, device };
  api.signIn((await api.expect('POST', '/v1/auth/login/basic', login)).data.accessToken);
  const path = `${root}/reports`;
  await api.expect('GET', path);
  const before = residentMb(product.pid);
  let peak = before;
  const look = () => {
    peak = Math.max(peak, residentMb(product.pid));
  };
  const begun = performance.now();
  const { data: asked } = await api.expect('POST', path, report);
  const load = async () => (await api.expect('GET', `${path}/${asked.id}`)).data;
  await until(
    'the report is ready',
    async () => {
      look();
      return (await load()).status === 'READY';
    },
    { withinMs: 3_600_000 },
  );
  const written = (performance.now() - begun) / 1_000;
  const { rows, downloadUrl } = await load();
  const { megabytes, seconds } = await stream(product.url + new URL(downloadUrl).pathname, look);
  const added = peak - before;
  return [
    [`CSV of ${rows.toLocaleString('en')} rows, written in s`, written.toFixed(0), '', '', ''],
    [`the same streamed, ${megabytes.toFixed(0)} MB in s`, seconds.toFixed(1), '', '', ''],
    [
      `memory that both added, heap of ${heapMb} MB`,
      added.toFixed(0),
      '',
      '50',
      verdict(added, 50),
    ],
  ];
}

/** Pays payments in ETH to their last block, each to an address of its own. */
async function receivePayments(owner, merchant) {
  const sandbox = '/v1/dev/sandbox/ETH';
  const asked = [];
  for (let count = 0; count < addresses; count += 1) {
    const payment = await createPayment(merchant, 'ETH');
    const { due: amount, method } = payment;
    await owner.expect('POST', `${sandbox}/faucet`, {
      address: method.address,
      asset: 'ETH',
      amount,
    });
    asked.push(payment);
  }
  for (const { id } of asked)
    await until(
      'a payment is completed',
      async () => {
        await owner.expect('POST', `${sandbox}/mine`, { blocks: 20 });
        return (
          (await merchant.expect('GET', `/v1/merchant/payments/${id}`)).data.status === 'COMPLETED'
        );
      },
      { withinMs: 60_000 },
    );
}

/** Returns the cursor behind 5,000 customers, or that of the last page where there are fewer. */
async function lateCursor(read) {
  let cursor;
  for (let page = 0; page < 50; page += 1) {
    const { nextCursor } = await read(
      `customers?limit=100${cursor === undefined ? '' : `&cursor=${cursor}`}`,
    );
    if (nextCursor === null) break;
    cursor = encodeURIComponent(nextCursor);
  }
  return cursor;
}

function row(what, times, most) {
  const value = median(times);
  const far = quantile(times, 0.95);
  return [what, value.toFixed(0), far.toFixed(0), `${most}`, verdict(value, most)];
}

function dayAgo(days) {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
}

/** Reads a file as it comes, without keeping it. */
async function stream(url, onChunk) {
  const from = performance.now();
  const { body, status } = await fetch(url);
  if (status !== 200) throw new Error(`the file is answered with ${status}`);
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    onChunk();
  }
  return { megabytes: bytes / 1_048_576, seconds: (performance.now() - from) / 1_000 };
}
