// Proves that the import of a phrase with a long history delays nobody, on Litecoin Core's test chain: while it is
// read, other users deposit, and none of them waits for a confirmation longer than two seconds. The import itself
// must then show every payment of the phrase. Needs PostgreSQL and litecoind.
//   --short   60 used addresses, 10 users and 400 blocks, instead of 300, 50 and 2,000
import { parseArgs } from 'node:util';
import { getKeyring, seedPhraseToSeed } from '@billfold/keyring';
import { it } from 'vitest';
import { createApi, createOwner, until } from '../bench/load/api.mjs';
import { findBinaries, missing, onServer } from '../scripts/postgres.mjs';
import { startProduct } from '../scripts/product.mjs';
import { litecoin, toCoins } from './live/litecoin-node.mjs';
import { toUnits } from './live/wallet.mjs';
import { withLiveDatabase } from './live/with-live-database.mjs';
import { createChecks } from './support/checks.ts';
import { proofArguments } from './support/proof-arguments.ts';

const { values } = parseArgs({
  args: proofArguments,
  options: { short: { type: 'boolean', default: false } },
});
const sizes = values.short
  ? { used: 60, users: 10, blocks: 400 }
  : { used: 300, users: 50, blocks: 2_000 };
const latestMs = 2_000;
/** Deposits before the import, which show what a busy machine takes; they go on for as long as it is read. */
const leastRounds = 5;
const phrase = `${'abandon '.repeat(11)}about`;
const password = 'Proof-password-1';
const checks = createChecks('import');

it('an import with a long history delays nobody', async () => {
  const command = litecoin.find();
  if (command === null) checks.missing('LTC', litecoin.missing);
  else if (findBinaries() === undefined) checks.missing('LTC', missing);
  else await proveOn(await litecoin.start(command));
  checks.finish();
});

async function proveOn(node) {
  try {
    const paid = await makeHistory(node);
    await withLiveDatabase([node], async ({ folder, url, env }) => {
      const product = await startProduct({ data: folder, env });
      try {
        await onServer(url, (database) => proveWith({ node, product, database, paid }));
      } finally {
        await product.kill();
      }
    });
  } finally {
    await node.stop();
  }
}

/** Pays to all used addresses of the phrase, ten in each block; returns the sum. */
async function makeHistory(node) {
  const keyring = getKeyring('LTC', 'regtest');
  const { publicKey } = keyring.derivePublic(await seedPhraseToSeed(phrase), 0);
  let paid = 0n;
  for (let first = 0; first < sizes.used; first += 10) {
    const amounts = {};
    for (let addressIndex = first; addressIndex < first + 10; addressIndex += 1) {
      const units = node.smallest + BigInt(addressIndex);
      amounts[keyring.addressAt(publicKey, { branch: 0, addressIndex })] = toCoins(units);
      paid += units;
    }
    await node.rpc('sendmany', '', amounts);
    await node.mine(1);
  }
  await node.mine(sizes.blocks - (await node.rpc('getblockcount')));
  return paid;
}

async function proveWith({ node, product, database, paid }) {
  const users = await openUsers(product);
  const usual = [];
  // The first round brings the books to the head.
  for (let round = 0; round <= leastRounds; round += 1) {
    const delays = await deposit(node, { users, database });
    if (round > 0) usual.push(...delays);
  }
  const importing = startImport(product, paid);
  const delays = [];
  let rounds = 0;
  for (; !importing.isDone(); rounds += 1)
    delays.push(...(await deposit(node, { users, database })));
  await checks.try('the import shows every payment of the phrase', () => importing.result);
  const [latest, before] = [delays, usual].map((each) => Math.round(Math.max(...each)));
  checks.add(
    'no confirmation is seen later than two seconds after its block',
    latest <= Math.max(latestMs, before),
    `${delays.length} deposits of ${users.length} users in ${rounds} blocks, the latest after ${latest} ms; before the import ${before} ms`,
  );
  await checks.try('each user sees every deposit', () => judgeUsers(users));
}

async function openUsers({ url }) {
  const users = [];
  for (let opened = 0; opened < sizes.users; opened += 10)
    users.push(...(await Promise.all(Array.from({ length: 10 }, () => openUser(url)))));
  return users;
}

async function openUser(url) {
  const api = createApi(() => url);
  const { walletId, accountId } = await createOwner(api, { password, network: 'LTC' });
  const root = `/api/wallets/${walletId}`;
  const path = `${root}/accounts/${accountId}/deposit-address`;
  const { addressValue } = await api.expect('GET', path);
  return { api, root, address: addressValue, hashes: [] };
}

/**
 * Pays to all users, ten of them by each transaction, and mines a block; returns how many milliseconds after it each
 * deposit was in the books.
 */
async function deposit(node, { users, database }) {
  const hashes = [];
  for (let first = 0; first < users.length; first += 10) {
    const group = users.slice(first, first + 10);
    const amounts = group.map(({ address }) => [address, toCoins(node.smallest)]);
    const hash = await node.rpc('sendmany', '', Object.fromEntries(amounts));
    for (const user of group) user.hashes.push(hash);
    hashes.push(hash);
  }
  await node.mine(1);
  const minedMs = performance.now();
  const delays = new Map();
  await until(
    'all deposits of a block are in the books',
    async () => {
      const { rows } = await database.query(
        'select id from transactions where hash = any($1) and block_height is not null',
        [hashes],
      );
      const delay = performance.now() - minedMs;
      for (const { id } of rows) if (!delays.has(id)) delays.set(id, delay);
      return delays.size === users.length;
    },
    { withinMs: 300_000, everyMs: 25 },
  );
  return [...delays.values()];
}

/** Imports the phrase as another user, and waits until all that was paid to it is in the history. */
function startImport({ url }, paid) {
  let isDone = false;
  const result = importPhrase(
    createApi(() => url),
    paid,
  ).finally(() => {
    isDone = true;
  });
  // Awaited after the deposits.
  result.catch(() => {});
  return { result, isDone: () => isDone };
}

async function importPhrase(api, paid) {
  await createOwner(api, { password, network: 'LTC' });
  const beganMs = performance.now();
  const body = { password, wordCount: 12, seedPhrase: phrase, walletType: 'INDIVIDUAL' };
  const { id } = await api.expect('POST', '/api/wallets/create', { name: 'Old', ...body });
  const account = await api.expect('POST', `/api/wallets/${id}/accounts`, {
    ...{ name: 'Old', cryptoCurrencyType: 'LTC', password: null, seedPhrase: null },
  });
  const ofAddresses = `/api/wallets/${id}/accounts/${account.id}/addresses`;
  let found = '';
  const isComplete = async () => {
    const items = await loadPages(api, `/api/wallets/${id}/transactions?PageSize=100`);
    const sum = items.reduce((total, { value }) => total + toUnits(value), 0n);
    const addresses = await api.expect('GET', ofAddresses);
    const used = addresses.filter(({ isUsed }) => isUsed).length;
    found = `${items.length} transactions with ${sum} of ${paid} units at ${used} used addresses`;
    return sum === paid && used === sizes.used;
  };
  const limits = { withinMs: 240_000, everyMs: 500 };
  await until('the import is complete', isComplete, limits).catch((error) => {
    throw new Error(`${error.message}: ${found}`);
  });
  const seconds = Math.round((performance.now() - beganMs) / 1_000);
  return `${found}, after ${seconds} s`;
}

async function loadPages(api, path) {
  const rows = [];
  for (let page = 1; ; page += 1) {
    const { items, total } = await api.expect('GET', `${path}&Page=${page}`);
    rows.push(...items);
    if (items.length === 0 || rows.length >= total) return rows;
  }
}

async function judgeUsers(users) {
  for (const { api, root, hashes } of users) {
    const items = await loadPages(api, `${root}/transactions?PageSize=100`);
    const seen = items.filter(({ confirmations }) => confirmations > 0).map(({ hash }) => hash);
    if (seen.length !== hashes.length || !hashes.every((hash) => seen.includes(hash)))
      throw new Error(`${seen.length} of ${hashes.length} confirmed deposits are shown`);
  }
  return `${users.length} histories are complete`;
}
