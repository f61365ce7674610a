// Whom the measured server serves: somebody with a hundred accounts, and histories of two lengths.
import { onServer } from '../../scripts/postgres.mjs';
import { createApi, createOwner, toBtc, until } from './api.mjs';

export const password = 'Bench-password-1';
const networks = ['BTC', 'LTC', 'ETH', 'BSC', 'TRX', 'SOL', 'TON'];

/** A person of their own, signed in, with coins in several outputs. */
export async function createPayer(url, outputs) {
  const api = createApi(() => url);
  const owner = await createOwner(api, { password });
  await fund(api, owner, outputs);
  return { api, ...owner };
}

async function fund(api, { walletId, accountId }, outputs) {
  const place = `/api/wallets/${walletId}/accounts`;
  const { addressValue } = await api.expect('GET', `${place}/${accountId}/deposit-address`);
  for (let i = 0; i < outputs; i += 1)
    await api.expect('POST', '/v1/dev/sandbox/BTC/faucet', {
      address: addressValue,
      asset: 'BTC',
      amount: toBtc(10_000_000n),
    });
  await api.expect('POST', '/v1/dev/sandbox/BTC/mine', { blocks: 6 });
  const expected = toBtc(BigInt(outputs) * 10_000_000n);
  await until(
    'deposits are available',
    async () => (await api.expect('GET', place)).items[0].nativeBalance === expected,
    { withinMs: 60_000 },
  );
}

/** Opens accounts until there are `count`, of every network in turn. */
export async function openAccounts({ api, walletId }, count) {
  for (let at = 1; at < count; at += 1) {
    const cryptoCurrencyType = networks[at % networks.length];
    const body = { name: `Account ${at}`, cryptoCurrencyType, password, seedPhrase: null };
    await api.expect('POST', `/api/wallets/${walletId}/accounts`, body);
  }
}

/** Copies a transaction of a wallet until it has `count` of them, a second apart. */
export async function lengthenHistory(databaseUrl, { walletId }, count) {
  await onServer(databaseUrl, async (client) => {
    await client.query(
      `insert into transactions
       select (jsonb_populate_record(t, jsonb_build_object(
         'id', gen_random_uuid(),
         'hash', md5(t.id || i::text) || md5(i || t.id::text),
         'created_at', t.created_at - i * interval '1 second'))).*
       from transactions t,
         generate_series(1, $2 - (select count(*) from transactions where wallet_id = $1)) i
       where t.id = (select id from transactions where wallet_id = $1 order by id limit 1)`,
      [walletId, count],
    );
    // As the database does by itself in time: what was just written is not known to be visible yet.
    await client.query('vacuum analyze');
  });
}
