// Proves on Litecoin Core's test chain that a phrase of another wallet has its coins here, whichever address type that
// wallet used: coins are paid to receiving and change addresses of BIP-44, BIP-49, BIP-84 and BIP-86 before the phrase is
// imported. Only the usual account is added then: the import finds the others by itself, and each of them receives more and
// sends all of it. Needs PostgreSQL and litecoind.
import { randomUUID } from 'node:crypto';
import { getKeyring, seedPhraseToSeed } from '@billfold/keyring';
import { it } from 'vitest';
import { createApi, createOwner, sendBody, until } from '../bench/load/api.mjs';
import { findBinaries, missing } from '../scripts/postgres.mjs';
import { startProduct } from '../scripts/product.mjs';
import { litecoin, toCoins } from './live/litecoin-node.mjs';
import { toText, toUnits } from './live/wallet.mjs';
import { withLiveDatabase } from './live/with-live-database.mjs';
import { createChecks } from './support/checks.ts';

const phrase = `${'abandon '.repeat(11)}about`;
const password = 'Proof-password-1';
const types = ['pkh', 'sh-wpkh', 'wpkh', 'tr'];
/** Places of the coins from before, with gaps of fewer than 20 unused addresses. */
const places = [
  [0, 0],
  [0, 12],
  [0, 31],
  [1, 3],
];
const checks = createChecks('address-types');

it('a phrase has its coins on every type of address', async () => {
  const command = litecoin.find();
  if (command === null) checks.missing('LTC', litecoin.missing);
  else if (findBinaries() === undefined) checks.missing('LTC', missing);
  else await proveOn(await litecoin.start(command));
  checks.finish();
});

async function proveOn(node) {
  try {
    const paid = await makeHistory(node);
    await withLiveDatabase([node], async ({ folder, env }) => {
      const product = await startProduct({ data: folder, env });
      try {
        const wallet = await importPhrase(createApi(() => product.url));
        await checks.try('an account of each type is found, and no other', () =>
          proveFound(wallet, paid),
        );
        for (const type of types)
          await checks.try(`${type}: received and sent`, () =>
            proveType({ node, wallet, type, before: paid[type] }),
          );
      } finally {
        await product.kill();
      }
    });
  } finally {
    await node.stop();
  }
}

/** Pays to the addresses of each type; returns the sums. */
async function makeHistory(node) {
  const keyring = getKeyring('LTC', 'regtest');
  const seed = await seedPhraseToSeed(phrase);
  const paid = {};
  for (const [at, type] of types.entries()) {
    const { publicKey } = keyring.derivePublic(seed, 0, type);
    const amounts = places.map(([branch, addressIndex], n) => [
      keyring.addressAt(publicKey, { branch, addressIndex }),
      1_000_000n * BigInt(at + 1) + BigInt(n),
    ]);
    paid[type] = amounts.reduce((sum, [, units]) => sum + units, 0n);
    const coins = amounts.map(([address, units]) => [address, toCoins(units)]);
    await node.rpc('sendmany', '', Object.fromEntries(coins));
    await node.mine(1);
  }
  // Deep enough to be spent.
  await node.mine(10);
  return paid;
}

async function importPhrase(api) {
  await createOwner(api, { password, network: 'LTC' });
  const body = { password, wordCount: 12, seedPhrase: phrase, walletType: 'INDIVIDUAL' };
  const { id } = await api.expect('POST', '/api/wallets/create', { name: 'Old', ...body });
  const root = `/api/wallets/${id}`;
  await api.expect('POST', `${root}/accounts`, {
    ...{ name: 'Litecoin', cryptoCurrencyType: 'LTC', password: null, seedPhrase: null },
  });
  return { api, root };
}

async function proveFound({ api, root }, paid) {
  const list = async () => (await api.expect('GET', `${root}/accounts`)).items;
  const isOver = async () => (await list()).every(({ isSearching }) => !isSearching);
  await until('the search is over', isOver, { withinMs: 120_000, everyMs: 250 });
  const accounts = await list();
  const found = accounts.map(({ addressType }) => addressType).toSorted();
  if (found.join() !== types.toSorted().join()) throw new Error(`found ${found.join(', ')}`);
  for (const { addressType, nativeBalance } of accounts)
    if (toUnits(nativeBalance) !== paid[addressType])
      throw new Error(`${addressType} has ${nativeBalance}`);
  return accounts.map(({ name, nativeBalance }) => `${name} ${nativeBalance}`).join(', ');
}

async function proveType({ node, wallet: { api, root }, type, before }) {
  const { items: accounts } = await api.expect('GET', `${root}/accounts`);
  const opened = accounts.find(({ addressType }) => addressType === type);
  const balance = async () => {
    const { items } = await api.expect('GET', `${root}/accounts`);
    return toUnits(items.find(({ id }) => id === opened.id).nativeBalance);
  };
  const path = `${root}/accounts/${opened.id}/deposit-address`;
  const { addressValue: address } = await api.expect('GET', path);
  await node.fund(address, 5_000_000n);
  await node.mine(6);
  await waitFor('the deposit is there', balance, before + 5_000_000n);
  const recipient = await node.newAddress();
  const send = async (units, changes = {}) =>
    api.expect(
      'POST',
      `${root}/transactions/accounts/${opened.id}`,
      { ...sendBody({ amount: toText(units, 8), recipient, password }), ...changes },
      { 'idempotency-key': randomUUID() },
    );
  const first = await send(before);
  await waitForMempool(node, first.hash);
  await node.mine(6);
  const left = 5_000_000n - (await node.feeOf(first.hash));
  await waitFor('change is left', balance, left);
  const query = `Amount=0&ToAddress=${recipient}&FeeRate=Medium`;
  const fees = await api.expect('GET', `${root}/transactions/fees/${opened.id}?${query}`);
  const rest = left - toUnits(fees.estimatedFee);
  const last = await send(rest, { sendingMax: true });
  await waitForMempool(node, last.hash);
  await node.mine(6);
  await waitFor('nothing is left', balance, 0n);
  const mined = await node.paymentsTo(recipient);
  const sum = mined.reduce((total, [, units]) => total + units, 0n);
  if (sum !== before + rest) throw new Error(`${sum} of ${before + rest} units arrived`);
  return `${sum} units sent, by ${first.hash} and ${last.hash}`;
}

async function waitForMempool(node, hash) {
  const isThere = async () => (await node.rpc('getrawmempool')).includes(hash);
  await until(`${hash} is in the mempool`, isThere, { withinMs: 30_000 });
}

async function waitFor(what, load, wanted) {
  let found = 0n;
  const isThere = async () => {
    found = await load();
    return found === wanted;
  };
  await until(what, isThere, { withinMs: 60_000, everyMs: 250 }).catch((error) => {
    throw new Error(`${error.message}: ${found} instead of ${wanted}`);
  });
}
