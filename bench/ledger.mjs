// Measures the sandbox ledger on the embedded database as it grows, and the watcher that looks for
// addresses in its blocks. Each is compared with the least that the same database can do, in the same run.
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { buildServerParts } from './report/build-server-parts.mjs';
import { median, printSection, verdict } from './report/table.mjs';

const network = 'ETH';
const sizes = [1_000, 10_000, 100_000];
const watched = [100, 10_000];
const blocks = 8;
const perBlock = 10;
/** How much more the last of a row may cost than the first. */
const mostGrowth = 2;
const server = join(import.meta.dirname, '../packages/server');
const parts = await buildServerParts(
  'ledger',
  `export { createSandboxChain } from './chains/sandbox/create-sandbox-chain.ts';
  export { getRules } from './families/get-rules.ts';
  export { openSandboxLedger } from './chains/sandbox/sandbox-ledger.ts';
  export { createSqlStore } from './chains/sandbox/sql-store.ts';
  export { openEmbeddedDatabase } from './db/open-embedded-database.ts';
  export { sql } from 'drizzle-orm';
  export { serverPlatform } from './platform/server-platform.ts';
  export { createRates } from './rates/rates.ts';
  export { watchChain } from './watcher/watch-chain.ts';
  export { getKeyring, seedPhraseToSeed } from '@billfold/keyring';
  export { parseRate } from '@billfold/core';
`,
);
const { sql } = parts;
const { db, close } = await parts.openEmbeddedDatabase({
  template: join(server, 'dist/template.tar.gz'),
  migrations: join(server, 'migrations'),
});
/** Example address of EIP-55. */
const ours = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const phrase = 'legal winner thank year wave sausage worth useful legal winner thank yellow';
try {
  const world = await openWorld();
  const grown = [];
  for (const size of sizes) {
    await grow(size);
    grown.push(await measureLedger(world));
  }
  print('Sandbox ledger: cost as it grows', {
    text: `Transactions signed before are accepted and mined, ${perBlock} to a block, medians of ${blocks * perBlock} and ${blocks}; bare is a row as long, inserted in a transaction that locks another one, in turns.`,
    columns: sizes.map((size) => `${size.toLocaleString('en')} transactions`),
    rows: [
      ['a transaction accepted', grown.map(({ accepted, bare }) => accepted / bare)],
      [`a block of ${perBlock} mined`, grown.map(({ mined, bare }) => mined / bare)],
    ],
  });
  const scanned = [];
  for (const count of watched) {
    await watch(count);
    scanned.push(await measureScan(world));
  }
  console.log('');
  print('Watcher: cost of a block', {
    text: `A block of ${perBlock} transactions is read and booked, one of them ours, median of ${blocks}; bare is the same block read from the same chain.`,
    columns: watched.map((count) => `${count.toLocaleString('en')} addresses watched`),
    rows: [['a block booked', scanned.map(({ booked, bare }) => booked / bare)]],
  });
} finally {
  await close();
}

function print(title, { text, columns, rows }) {
  printSection({
    title,
    text,
    head: ['What', ...columns.map((column) => `${column}, of bare`), 'last of first', 'gate', ''],
    rows: rows.map(([what, ratios]) => {
      const growth = ratios.at(-1) / ratios[0];
      const shown = ratios.map((ratio) => `${ratio.toFixed(1)}×`);
      return [
        what,
        ...shown,
        `${growth.toFixed(2)}×`,
        `≤ ${mostGrowth}×`,
        verdict(growth, mostGrowth),
      ];
    }),
  });
}

/** A ledger with a wallet whose transfers are signed one after the other. */
async function openWorld() {
  const platform = parts.serverPlatform();
  const rules = parts.getRules(network, 'sandbox');
  await db.execute(
    sql`insert into sandbox_ledgers (network, treasury_phrase, next_block_at) values (${network}, ${phrase}, now())`,
  );
  const ledger = await parts.openSandboxLedger({
    store: parts.createSqlStore(db, network),
    rules,
    treasury: rules.openTreasury(phrase),
    platform,
  });
  const chain = parts.createSandboxChain({ network, chain: 'sandbox', ledger, rules });
  const rates = parts.createRates({
    ratesAt: async (symbols, at) =>
      new Map(symbols.map((symbol) => [symbol, { rate: parts.parseRate('1'), at }])),
    ratesOver: async () => [],
  });
  await db.execute(
    sql`create table bare_rows (id text primary key, raw bytea not null, at timestamptz)`,
  );
  await db.execute(sql`create table bare_locks (id integer primary key)`);
  await db.execute(sql`insert into bare_locks values (1)`);
  const wallet = await fundedWallet(ledger);
  return { ledger, chain, wallet, context: { db, platform, rates, chains: { get: () => chain } } };
}

async function fundedWallet(ledger) {
  const keyring = parts.getKeyring(network, 'sandbox');
  const seed = parts.seedPhraseToSeed(`${'abandon '.repeat(11)}about`);
  const { publicKey } = keyring.derivePublic(seed, 0);
  const address = keyring.addressAt(publicKey, { branch: 0, addressIndex: 0 });
  await ledger.pay({ address, amount: 10n ** 21n });
  await ledger.mine(1);
  let nonce = 0n;
  const sign = (recipient) => {
    const gwei = 10n ** 9n;
    const built = keyring.buildTransfer({
      ...{ publicKey, balance: 10n ** 21n, nonce, recipient, amount: 1n, token: null },
      offer: { kind: 'eip1559', maxFeePerGas: 50n * gwei, maxPriorityFeePerGas: gwei },
      gasLimit: 21_000n,
    });
    nonce += 1n;
    return keyring.signTransfer(seed, built.plan).raw;
  };
  return { address, sign };
}

/** Rows like those of transactions that were accepted and mined, up to `size`. */
async function grow(size) {
  const { rows } = await db.execute(
    sql`select (select count(*)::int from sandbox_transactions where network = ${network}) as held,
      (select max(height) from sandbox_blocks where network = ${network}) as height`,
  );
  const [{ held, height }] = rows;
  const wanted = Math.ceil((size - held) / perBlock);
  await db.execute(sql`insert into sandbox_blocks (network, height, hash, parent_hash, mined_at)
    select ${network}, ${height}::int + n, md5(n::text || ${size}) || md5(n::text), md5(n::text) || md5(n::text), now()
    from generate_series(1, ${wanted}::int) n`);
  await db.execute(sql`insert into sandbox_transactions (network, hash, raw, height, accepted_at, undo, addresses)
    select ${network}, md5(n::text || ${size}) || md5(n::text), decode(repeat(md5(n::text), 7), 'hex'),
      ${height}::int + 1 + (n - 1) / ${perBlock}, now(), '{}'::jsonb,
      array['0x' || md5(n::text), '0x' || md5((n % 5000)::text)]
    from generate_series(1, ${wanted * perBlock}::int) n`);
  await db.execute(sql`insert into sandbox_entries (network, key, value)
    select ${network}, 'account:0x' || md5(n::text || ${size}), jsonb_build_object('address', '0x' || md5(n::text || ${size}), 'balance', '1', 'nonce', '0')
    from generate_series(1, ${wanted * perBlock}::int) n`);
  await db.execute(sql`analyze`);
}

async function measureLedger({ ledger, wallet }) {
  const times = { accepted: [], mined: [], bare: [] };
  // The first block warms up what comes after a change of size.
  for (let block = 0; block <= blocks; block += 1) {
    const seen = { accepted: [], mined: [], bare: [] };
    for (let at = 0; at < perBlock; at += 1) {
      const raw = wallet.sign(strangeAddress());
      seen.accepted.push(await timeOf(() => accept(ledger, raw)));
      seen.bare.push(await timeOf(insertBare));
    }
    seen.mined.push(await timeOf(() => ledger.mine(1)));
    if (block > 0) for (const [what, all] of Object.entries(seen)) times[what].push(...all);
  }
  return mediansOf(times);
}

async function accept(ledger, raw) {
  const { outcome, reason } = await ledger.accept(raw);
  if (outcome !== 'accepted') throw new Error(`${outcome}: ${reason}`);
}

async function insertBare() {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select id from bare_locks where id = 1 for update`);
    const id = randomBytes(32).toString('hex');
    await tx.execute(
      sql`insert into bare_rows values (${id}, decode(repeat('ab', 110), 'hex'), now())`,
    );
  });
}

/** A person with an account of `count` addresses, one of them where the blocks pay to. */
async function watch(count) {
  await db.execute(
    sql`truncate users, wallets, accounts, addresses, transactions, chain_cursors, chain_blocks restart identity cascade`,
  );
  await db.execute(sql`insert into users (id, email, email_norm, name, account_type, created_at)
    values (gen_random_uuid(), 'bench@example.com', 'bench@example.com', 'Bench', 'INDIVIDUAL', now())`);
  await db.execute(sql`insert into wallets (id, user_id, name, wallet_type, created_at)
    select gen_random_uuid(), id, 'Bench', 'INDIVIDUAL', now() from users`);
  await db.execute(sql`insert into accounts (id, wallet_id, network, account_index, name, created_at)
    select gen_random_uuid(), id, ${network}, 0, 'Bench', now() from wallets`);
  await db.execute(sql`insert into addresses (id, account_id, network, address, branch, address_index, path, created_at)
    select gen_random_uuid(), id, ${network}, case when n = 0 then ${ours} else '0x' || md5(n::text) || '00000000' end,
      'receive', n, 'm', now() from accounts, generate_series(0, ${count - 1}::int) n`);
  // What stands below was never a transaction.
  const head = sql`from sandbox_blocks where network = ${network} order by height desc limit 1`;
  await db.execute(sql`insert into chain_cursors (network, height, hash, synced_at)
    select network, height, hash, now() ${head}`);
  await db.execute(sql`insert into chain_blocks (network, height, hash, parent_hash, mined_at)
    select network, height, hash, parent_hash, mined_at ${head}`);
  await db.execute(sql`analyze`);
}

async function measureScan({ ledger, chain, wallet, context }) {
  const watching = parts.watchChain(context, network);
  await watching.catchUp();
  const times = { booked: [], bare: [] };
  for (let block = 0; block <= blocks; block += 1) {
    for (let at = 0; at < perBlock; at += 1)
      await accept(ledger, wallet.sign(at === 0 ? ours : strangeAddress()));
    const { height } = await ledger.mine(1);
    const bare = await timeOf(() => chain.blockAt(height));
    const booked = await timeOf(() => watching.catchUp());
    if (block === 0) continue;
    times.booked.push(booked);
    times.bare.push(bare);
  }
  return mediansOf(times);
}

function mediansOf(times) {
  return Object.fromEntries(Object.entries(times).map(([what, all]) => [what, median(all)]));
}

async function timeOf(work) {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

function strangeAddress() {
  return `0x${randomBytes(20).toString('hex')}`;
}
