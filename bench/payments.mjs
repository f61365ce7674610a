// Measures the payments of a business on PostgreSQL: creating one, reading its checkout, and a block with many
// open ones and many watched addresses.
//   --open <number>   open payments and watched addresses of the large case, 100,000 unless told
// Uses `DATABASE_URL`, or a PostgreSQL of its own.
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { onServer } from '../scripts/postgres.mjs';
import { createApi } from './load/api.mjs';
import { cpuMs, load, quantile } from './load/measure.mjs';
import { benchOnPostgres } from './load/open-product.mjs';
import { createPayment, openShop, paymentsOn } from './load/shop.mjs';
import { median, printSection, verdict } from './report/table.mjs';

const { values } = parseArgs({ options: { open: { type: 'string', default: '100000' } } });
const many = Number(values.open);
const title = 'Payments';
const rounds = 5;
/** Rounds before the first that counts: a server runs for days, and takes five to compile what it runs. */
const warmUp = 5;
/** Calls at once; each also waits for the database, which shares the machine. */
const concurrency = 8;

await benchOnPostgres(title, async ({ databaseUrl, start }) => {
  const product = await start({ env: paymentsOn });
  const shop = { databaseUrl, product, ...(await openShop(product.url, databaseUrl)) };
  const calls = await measureCalls(shop);
  const blocks = await measureBlocks(shop);
  printSection({
    title,
    text: `One process on PostgreSQL, ${many.toLocaleString('en')} open payments in the large case. Processor time of the server for one call, median of ${rounds} rounds in turns after ${warmUp}, and of a block of Ethereum with one payment in it. Load of the machine at the end: ${loadavg()[0].toFixed(1)}.`,
    head: ['What', 'processor ms', 'compared', 'p95 ms', 'gate', ''],
    rows: [...calls, ...blocks],
  });
});

async function measureCalls({ product, merchant }) {
  const one = await createPayment(merchant, 'ETH');
  const plain = createApi(() => product.url);
  const works = [
    ['GET /healthz', () => plain.expect('GET', '/healthz'), 600, null],
    ['create, method chosen by the payer', () => createPayment(merchant, null), 160, null],
    ['create with an address', () => createPayment(merchant, 'ETH'), 160, 4],
    ['read a checkout', () => plain.expect('GET', `/v1/checkout/${one.id}`), 600, 0.8],
  ];
  for (const [, call, count] of works)
    await load(product.pid, { count: count * warmUp, concurrency, call });
  const costs = new Map(works.map(([what]) => [what, { cpu: [], times: [], perSecond: [] }]));
  // In turns: what else the machine does meets all of them alike.
  for (let round = 0; round < rounds; round += 1)
    for (const [what, call, count] of works) {
      const begun = performance.now();
      const { cpu, times } = await load(product.pid, { count, concurrency, call });
      const cost = costs.get(what);
      cost.cpu.push(cpu);
      cost.times.push(...times);
      cost.perSecond.push(count / ((performance.now() - begun) / 1_000));
    }
  const bare = median(costs.get('GET /healthz').cpu);
  return works.map(([what, , , gate]) => {
    const { cpu, times, perSecond } = costs.get(what);
    return [
      `${what} (${Math.round(median(perSecond))} a second)`,
      `${median(cpu).toFixed(2)} (least ${Math.min(...cpu).toFixed(2)})`,
      `${(median(cpu) / bare).toFixed(1)}× of the first`,
      quantile(times, 0.95).toFixed(1),
      gate === null ? '' : `${gate} ms`,
      gate === null ? '' : verdict(median(cpu), gate),
    ];
  });
}

/** Compares blocks with one payment in them among few and among many open payments. */
async function measureBlocks({ databaseUrl, product, businessId, merchant }) {
  const calm = await costOfBlocks(product, merchant);
  await onServer(databaseUrl, (client) => fill(client, businessId, many));
  const crowded = await costOfBlocks(product, merchant);
  return [
    ['a block among the open payments of these calls', calm.toFixed(1), '', '', '', ''],
    [
      ...[`a block among ${many.toLocaleString('en')} of them, each with an address`],
      ...[crowded.toFixed(1), `${(crowded / calm).toFixed(2)}×`, '', '1.3×'],
      verdict(crowded, calm * 1.3),
    ],
  ];
}

async function costOfBlocks(product, merchant) {
  const rounds = 12;
  const costs = [];
  for (let round = 0; round < rounds; round += 1) {
    const payment = await createPayment(merchant, 'ETH');
    const begun = cpuMs(product.pid);
    await merchant.expect('POST', `/v1/merchant/test/payments/${payment.id}/simulate`, {
      ...{ amount: payment.due, confirmations: 20, replaceable: false },
    });
    for (;;) {
      const { data } = await merchant.expect('GET', `/v1/merchant/payments/${payment.id}`);
      if (data.status === 'COMPLETED') break;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    costs.push(cpuMs(product.pid) - begun);
  }
  return quantile(costs, 0.5);
}

/** Adds open payments with an address each, as the server writes them. */
async function fill(client, businessId, count) {
  const {
    rows: [account],
  } = await client.query(
    "select id, wallet_id from accounts where business_id = $1 and network = 'ETH' and purpose = 'PAYMENTS'",
    [businessId],
  );
  const given = [businessId, account.id, account.wallet_id, count];
  await client.query(
    `with made as (
       select gen_random_uuid() as purse, gen_random_uuid() as quote, n,
         'pay_' || lpad(to_hex(n), 26, '0') as id, '0x' || lpad(to_hex(n), 40, '0') as address
       from generate_series(1, $4::int) as n
     ), purses as (
       insert into accounts (id, wallet_id, network, name, account_index, address_index, purpose, parent_id, business_id, created_at)
       select purse, $3, 'ETH', 'Purse', 7999999, 1000000 + n, 'PURSE', $2, $1, now() from made
       returning id
     ), watched as (
       insert into addresses (id, account_id, network, address, path, address_index, branch, created_at)
       select gen_random_uuid(), purse, 'ETH', address, 'm/0', 1000000 + n, 'receive', now() from made
       returning id
     ), asked as (
       insert into payments (id, business_id, livemode, status, paid_state, price, price_currency, tolerance, quote_id, sequence, expires_at, select_until, created_at, updated_at)
       select id, $1, false, 'PENDING', 'UNPAID', 25, 'EUR', 0, quote, 1, now() + interval '1 day', now() + interval '1 day', now(), now() from made
       returning id
     )
     insert into payment_quotes (id, payment_id, asset_id, network, mode, address, account_id, rate, rate_at, due_units, asked, required_confirmations, final_confirmations, locked_at, expires_at)
     select quote, id, 'ETH', 'ETH', 'FRESH', address, purse, 2000, now(), 12500000000000000, 25, 12, 15, now(), now() + interval '1 day' from made`,
    given,
  );
  await client.query('analyze');
}
