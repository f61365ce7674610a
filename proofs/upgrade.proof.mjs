// Proves that an old database of 100,000 transactions is brought up to date within a minute, and that a
// start which is killed in the middle of it leaves the old one whole. Then that the server before the newest
// migration, which is built from its commit, works on the new tables beside a new server. Needs PostgreSQL and git.
//   --transactions <number>   100,000 unless told
//   --previous <commit>       the one before the newest migration unless told
import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { it } from 'vitest';
import { createApi, createOwner, sendBody, until } from '../bench/load/api.mjs';
import { createDatabase, onServer, startPostgres } from '../scripts/postgres.mjs';
import { startProduct } from '../scripts/product.mjs';
import { buildServerOf, findPrevious } from './support/build-server-of.mjs';
import { createChecks } from './support/checks.ts';
import { proofArguments } from './support/proof-arguments.ts';

const { values } = parseArgs({
  args: proofArguments,
  options: { transactions: { type: 'string', default: '100000' }, previous: { type: 'string' } },
});
const password = 'Cloud-Password-7';
const transactions = Number(values.transactions);
const checks = createChecks('upgrade');
const migrations = join(import.meta.dirname, '../packages/server/migrations');
const { entries } = JSON.parse(readFileSync(join(migrations, 'meta/_journal.json'), 'utf8'));
const require = createRequire(new URL('../packages/server/package.json', import.meta.url));
const load = (name) => import(pathToFileURL(require.resolve(name)).href);

const folder = mkdtempSync(join(tmpdir(), 'billfold-upgrade-'));
const running = [];
const postgres = await startPostgres();
it('an old database is brought up to date, and the server before works on it', async () => {
  try {
    // The first tables had two networks: what is written into them is true of every later version.
    for (const applied of [1, entries.length - 1]) await upgradeFrom(applied);
    await workBeside(values.previous ?? findPrevious(entries.at(-1)));
  } finally {
    for (const product of running) await product.kill();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  checks.finish();
});

async function upgradeFrom(applied) {
  const since = entries[applied - 1].tag;
  const database = await createDatabase(postgres.url);
  const ask = (text, parameters) =>
    onServer(database.url, async (client) => (await client.query(text, parameters)).rows);
  const env = { DATABASE_URL: database.url, SANDBOX_SPEED: '0' };
  const start = async () => {
    const data = mkdtempSync(join(folder, 'data-'));
    const product = await startProduct({ data, env, timeoutMs: 180_000 });
    running.push(product);
    return product;
  };
  await makeTables(database.url, applied);
  await onServer(database.url, fill);
  await killInTheMiddle(database.url, start);
  const [{ count: steps }] = await ask('select count(*)::int from drizzle.__drizzle_migrations');
  checks.add(
    `${since}: a killed upgrade leaves the old tables`,
    steps === applied,
    `${steps} of ${applied}`,
  );

  const begun = performance.now();
  const product = await start();
  const seconds = (performance.now() - begun) / 1_000;
  checks.add(
    `${since}: ${transactions} transactions are brought up to date`,
    seconds < 60,
    `${seconds.toFixed(1)} s from the command to the ready line`,
  );
  const [{ rows, kept, done }] = await ask(
    `select (select count(*)::int from transactions) as rows,
       (select sum(count)::int from transaction_counts) as kept,
       (select count(*)::int from drizzle.__drizzle_migrations) as done`,
  );
  checks.add(
    `${since}: nothing is lost`,
    rows === transactions && kept === transactions && done === entries.length,
    `${rows} rows, ${kept} counted, ${done} of ${entries.length} steps`,
  );
  await product.stop();
  await database.drop();
}

/** Lets the server of an earlier commit work on the tables of this one, beside a server of this one. */
async function workBeside(commit) {
  const database = await createDatabase(postgres.url);
  const env = { DATABASE_URL: database.url, SANDBOX_SPEED: '0' };
  const directory = mkdtempSync(join(folder, 'data-'));
  const begin = async (options) => {
    const product = await startProduct({ data: directory, env, ...options });
    running.push(product);
    return product;
  };
  const now = await begin();
  await checks.try(`the server of ${commit} works on the new tables`, async () => {
    const before = await begin({
      main: buildServerOf(commit, mkdtempSync(join(folder, 'before-'))),
    });
    const bySender = createApi(() => before.url);
    const sender = await createOwner(bySender, { password });
    const byRecipient = createApi(() => now.url);
    const recipient = await createOwner(byRecipient, { password });
    const ledger = '/v1/dev/sandbox/BTC';
    const address = await addressOf(bySender, sender);
    await bySender.expect('POST', `${ledger}/faucet`, { address, asset: 'BTC', amount: '1' });
    await bySender.expect('POST', `${ledger}/mine`, { blocks: 6 });
    const isFunded = async () => (await balanceOf(bySender, sender)) > 0;
    await until('the faucet has paid', isFunded, { withinMs: 30_000 });
    const body = sendBody({
      amount: '0.1',
      recipient: await addressOf(byRecipient, recipient),
      password,
    });
    const path = `/api/wallets/${sender.walletId}/transactions/accounts/${sender.accountId}`;
    await bySender.expect('POST', path, body, { 'idempotency-key': randomUUID() });
    await bySender.expect('POST', `${ledger}/mine`, { blocks: 6 });
    const isPaid = async () => (await balanceOf(byRecipient, recipient)) === 0.1;
    await until('the payment has arrived', isPaid, { withinMs: 30_000 });
    return 'signed up, was paid, and sent 0.1 BTC to a wallet of the new server';
  });
  await now.stop();
  await database.drop();
}

async function addressOf(api, { walletId, accountId }) {
  const path = `/api/wallets/${walletId}/accounts/${accountId}/deposit-address`;
  return (await api.expect('GET', path)).addressValue;
}

async function balanceOf(api, { walletId }) {
  const { items } = await api.expect('GET', `/api/wallets/${walletId}/accounts`);
  return Number(items[0].nativeBalance);
}

/** Creates the tables of an older version by applying its own migrations alone. */
async function makeTables(url, applied) {
  const old = mkdtempSync(join(folder, 'migrations-'));
  cpSync(migrations, old, { recursive: true });
  writeFileSync(
    join(old, 'meta/_journal.json'),
    JSON.stringify({ version: '7', dialect: 'postgresql', entries: entries.slice(0, applied) }),
  );
  const { drizzle } = await load('drizzle-orm/node-postgres');
  const { migrate } = await load('drizzle-orm/node-postgres/migrator');
  await onServer(url, (client) => migrate(drizzle(client), { migrationsFolder: old }));
}

/** One person with one account and a long history, by columns that every version has. */
async function fill(client) {
  const id = (name) => `md5('${name}')::uuid`;
  await client.query(
    `insert into users (id, email, email_norm, name, account_type, created_at)
     values (${id('user')}, 'a@example.com', 'a@example.com', 'A', 'INDIVIDUAL', now())`,
  );
  await client.query(
    `insert into wallets (id, user_id, name, wallet_type, created_at)
     values (${id('wallet')}, ${id('user')}, 'W', 'INDIVIDUAL', now())`,
  );
  await client.query(
    `insert into accounts (id, wallet_id, network, account_index, name, created_at)
     values (${id('account')}, ${id('wallet')}, 'BTC', 0, 'A', now())`,
  );
  const columns = await client.query(
    `select column_name as name from information_schema.columns
     where table_name = 'transactions' and is_nullable = 'NO' and column_default is null`,
  );
  const given = {
    id: "md5('transaction' || i)::uuid",
    wallet_id: id('wallet'),
    account_id: id('account'),
    network: "'BTC'",
    asset_id: "'BTC'",
    type: "'RECEIVED'",
    hash: "md5(i::text) || md5('x' || i)",
    value_units: '1000',
    created_at: "now() - i * interval '1 second'",
  };
  const names = columns.rows.map(({ name }) => name);
  await client.query(
    `insert into transactions (${names.join(', ')})
     select ${names.map((name) => given[name] ?? "''").join(', ')}
     from generate_series(1, $1::integer) i`,
    [transactions],
  );
}

/** A writer of the old version holds every table, so also what is changed first; the start that waits is cut off. */
async function killInTheMiddle(url, start) {
  await onServer(url, async (writer) => {
    await writer.query('begin');
    const tables = await writer.query(
      `select string_agg(quote_ident(tablename), ', ') as names from pg_tables where schemaname = 'public'`,
    );
    await writer.query(`lock table ${tables.rows[0].names} in row exclusive mode`);
    const starting = start().then(
      () => 'started',
      () => 'ended',
    );
    const waits = () =>
      onServer(url, async (client) => {
        const { rows } = await client.query(
          `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        return rows.length > 0;
      });
    await until('an upgrade is in the middle', waits, { withinMs: 120_000 });
    await onServer(url, (client) =>
      client.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      ),
    );
    const how = await starting;
    checks.add('a start whose upgrade is cut off does not begin', how === 'ended', how);
    await writer.query('rollback');
  });
}
