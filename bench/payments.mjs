// Measures the payments of a business on PostgreSQL: creating one, reading its checkout, and a block beside many
// open ones and many watched addresses.
//   --open <number>   open payments and watched addresses of the large case, 100,000 unless told
// Uses `DATABASE_URL`, or a PostgreSQL of its own.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  createDatabase,
  findBinaries,
  missing,
  onServer,
  startPostgres,
} from '../scripts/postgres.mjs';
import { startProduct } from '../scripts/product.mjs';
import { createApi, createOwner, signInPassword } from './load/api.mjs';
import { cpuMs, load, quantile } from './load/measure.mjs';
import { printSection, verdict } from './report/table.mjs';

const { values } = parseArgs({ options: { open: { type: 'string', default: '100000' } } });
const many = Number(values.open);
const given = process.env.DATABASE_URL;
if (!given && findBinaries() === undefined) {
  console.log(`## Payments\n\nNot measured: ${missing}`);
  process.exit(0);
}
const cloudPassword = 'Bench-password-1';

const data = mkdtempSync(join(tmpdir(), 'billfold-bench-'));
const postgres = given ? { url: given, stop: async () => {} } : await startPostgres();
const database = await createDatabase(postgres.url);
const product = await startProduct({
  data,
  env: {
    ...{ DATABASE_URL: database.url, SANDBOX_SPEED: '0', RATE_LIMITS: 'off' },
    ...{ PAYMENTS: 'on', PUBLIC_URL: 'http://127.0.0.1' },
  },
});
try {
  await measure();
} finally {
  await product.kill();
  await database.drop();
  await postgres.stop();
  rmSync(data, { recursive: true, force: true });
}

async function measure() {
  const shop = await openShop();
  await onServer(database.url, waitForStock);
  const calls = await measureCalls(shop);
  const blocks = await measureBlocks(shop);
  printSection({
    title: 'Payments',
    text: `One process on PostgreSQL, ${many.toLocaleString('en')} open payments in the large case. Processor time of the server for one call, and of a block of Ethereum with one payment in it.`,
    head: ['What', 'processor ms', 'beside', 'p95 ms', 'gate', ''],
    rows: [...calls, ...blocks],
  });
}

async function openShop() {
  const owner = createApi(() => product.url);
  const { walletId } = await createOwner(owner, { password: cloudPassword });
  await owner.expect('POST', '/v1/user/step-up', { password: signInPassword });
  const { data: business } = await owner.expect('POST', '/v1/dash/businesses', { name: 'Bench' });
  const root = `/v1/dash/businesses/${business.id}`;
  const secret = { password: cloudPassword, seedPhrase: null };
  await owner.expect('PUT', `${root}/settlement`, { walletId, ...secret });
  const rules = {
    ...{ isEnabled: true, confirmationPolicy: null, toleranceBps: null, windowMinutes: null },
    ...{ adjustBps: null, minPrice: null, maxPrice: null },
  };
  const assets = [
    { asset: 'BTC', addressMode: 'FRESH', ...rules },
    { asset: 'ETH', addressMode: 'FRESH', ...rules },
  ];
  await owner.expect('PUT', `${root}/settings/cryptocurrency`, { version: 0, assets });
  const { data: key } = await owner.expect('POST', `${root}/api-keys`, {
    ...{ name: 'Bench', kind: 'SECRET', livemode: false, expiresAt: null },
    ...{ scopes: ['payments:read', 'payments:write'], allowedIps: [], allowedOrigins: [] },
  });
  const merchant = createApi(() => product.url);
  merchant.signIn(key.secret);
  return { businessId: business.id, merchant };
}

/** Waits until the loop has derived addresses ahead, as on a server that runs for a minute. */
async function waitForStock(client) {
  for (let second = 0; second < 120; second += 1) {
    const { rows } = await client.query('select count(*)::int as n from address_stock');
    if (rows[0].n >= 1_000) return;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
  throw new Error('no addresses were derived ahead');
}

function create(merchant, method) {
  const price = { amount: '25.00', currency: 'EUR' };
  return merchant.expect('POST', '/v1/merchant/payments', { price, method });
}

async function measureCalls({ merchant }) {
  const { data: one } = await create(merchant, 'ETH');
  const plain = createApi(() => product.url);
  const works = [
    ['GET /healthz', () => plain.expect('GET', '/healthz'), 2_000, null],
    ['create, method chosen by the payer', () => create(merchant, null), 500, null],
    ['create with an address', () => create(merchant, 'ETH'), 400, 4],
    ['read a checkout', () => plain.expect('GET', `/v1/checkout/${one.id}`), 2_000, 0.8],
  ];
  const costs = [];
  for (const [what, call, count, gate] of works) {
    await load(product.pid, { count: count / 10, concurrency: 4, call });
    const begun = performance.now();
    const { cpu, times } = await load(product.pid, { count, concurrency: 4, call });
    costs.push({
      what,
      cpu,
      times,
      gate,
      perSecond: count / ((performance.now() - begun) / 1_000),
    });
  }
  const [bare] = costs;
  return costs.map(({ what, cpu, times, gate, perSecond }) => [
    `${what} (${Math.round(perSecond)} a second)`,
    cpu.toFixed(2),
    `${(cpu / bare.cpu).toFixed(1)}× of the first`,
    quantile(times, 0.95).toFixed(1),
    gate === null ? '' : `${gate} ms`,
    gate === null ? '' : verdict(cpu, gate),
  ]);
}

/** Compares blocks with one payment in them beside few and beside many open payments. */
async function measureBlocks({ businessId, merchant }) {
  const calm = await costOfBlocks(merchant);
  await onServer(database.url, (client) => fill(client, businessId, many));
  const crowded = await costOfBlocks(merchant);
  return [
    ['a block beside the open payments of these calls', calm.toFixed(1), '', '', '', ''],
    [
      ...[`a block beside ${many.toLocaleString('en')} of them, each with an address`],
      ...[crowded.toFixed(1), `${(crowded / calm).toFixed(2)}×`, '', '1.3×'],
      verdict(crowded, calm * 1.3),
    ],
  ];
}

async function costOfBlocks(merchant) {
  const rounds = 12;
  const costs = [];
  for (let round = 0; round < rounds; round += 1) {
    const { data: payment } = await create(merchant, 'ETH');
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
