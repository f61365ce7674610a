// A thousand people as copies of one: signed in, each with a wallet, an account and a history of their own.
import { createHash, randomBytes } from 'node:crypto';
import { onServer } from '../../scripts/postgres.mjs';

/**
 * @param {{ email: string }} model a person with one wallet
 * @returns {Promise<readonly object[]>} whom each is: token, ids, email, and the header of their place
 */
export async function openCrowd(url, { email }, count) {
  const tokens = Array.from(
    { length: count },
    () => `bfs_${randomBytes(32).toString('base64url')}`,
  );
  await onServer(url, async (client) => {
    const hashes = tokens.map((token) => createHash('sha256').update(token).digest('hex'));
    await client.query('create temporary table crowd (n integer, hash text)');
    await client.query(
      'insert into crowd select n, hash from unnest($1::text[]) with ordinality as t (hash, n)',
      [hashes],
    );
    await client.query('create temporary table model as select id from users where email = $1', [
      email,
    ]);
    for (const copy of copies) await client.query(copy);
    await client.query('vacuum analyze');
  });
  return tokens.map((token, at) => ({
    token,
    walletId: idOf('wallet', at + 1),
    accountId: idOf('account', at + 1),
    email: `crowd-${at + 1}@example.com`,
    place: { 'x-forwarded-for': `10.1.${Math.floor(at / 250)}.${(at % 250) + 1}` },
  }));
}

/** Computes the id that `newId` computes in the database. */
function idOf(kind, n) {
  const hex = createHash('md5').update(`${kind} ${n}`).digest('hex');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
}

/** With the marks of version and variant, without which it would be no id. */
const toId = (text) =>
  `overlay(overlay(md5(${text}) placing '4' from 13) placing '8' from 17)::uuid`;
const newId = (kind) => toId(`'${kind} ' || n`);
const ownId = toId("t.id || ' ' || n");

/** Rows of `table` for everybody, but for what `changes` says. */
const copyOf = (table, from, changes) =>
  `insert into ${table} select (jsonb_populate_record(null::${table}, to_jsonb(t) || jsonb_build_object(${changes}))).*
   from crowd, ${from}`;

const wallet = 'wallets w join model on w.user_id = model.id';
const account = `accounts a join (select w.id from ${wallet}) as of on a.wallet_id = of.id`;

const copies = [
  copyOf(
    'users',
    'users t join model on t.id = model.id',
    `'id', ${newId('user')}, 'email', 'crowd-' || n || '@example.com', 'email_norm', 'crowd-' || n || '@example.com'`,
  ),
  copyOf(
    'sessions',
    '(select s.* from sessions s join model on s.user_id = model.id limit 1) t',
    `'id', ${newId('session')}, 'user_id', ${newId('user')}, 'token_hash', hash`,
  ),
  copyOf(
    'wallets',
    `(select w.* from ${wallet}) t`,
    `'id', ${newId('wallet')}, 'user_id', ${newId('user')}`,
  ),
  copyOf(
    'wallet_public_keys',
    `(select k.* from wallet_public_keys k join (select w.id from ${wallet}) as of on k.wallet_id = of.id) t`,
    `'id', ${ownId}, 'wallet_id', ${newId('wallet')}`,
  ),
  copyOf(
    'accounts',
    `(select a.* from ${account} limit 1) t`,
    `'id', ${newId('account')}, 'wallet_id', ${newId('wallet')}`,
  ),
  // Nobody pays these addresses: each is a text of its own, so that a block concerns nobody of the crowd.
  copyOf(
    'addresses',
    `(select d.* from addresses d join (select a.id from ${account}) as of on d.account_id = of.id) t`,
    `'id', ${ownId}, 'account_id', ${newId('account')}, 'address', 'bc1qcrowd' || md5(t.id || ' ' || n)`,
  ),
  copyOf(
    'transactions',
    `(select x.* from transactions x join (select a.id from ${account}) as of on x.account_id = of.id limit 30) t`,
    `'id', ${ownId}, 'account_id', ${newId('account')}, 'wallet_id', ${newId('wallet')}, 'hash', md5(t.id || ' ' || n) || md5(n::text)`,
  ),
];
