// Reads a stopped server's database: its own tables, and the ledger recomputed from raw bytes.
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { onServer } from '../postgres.mjs';

// Both belong to the server package; a proof adds no dependency of its own.
const require = createRequire(new URL('../../packages/server/package.json', import.meta.url));
const load = (name) => import(pathToFileURL(require.resolve(name)).href);

/**
 * @param {{ data: string } | { url: string }} place of the embedded database, or of PostgreSQL
 * @param {{ accountIds: readonly string[], recipient: string | null }} wanted Bitcoin accounts of
 * ours, and who was paid from them
 */
export async function readBooks(place, { accountIds, recipient }) {
  return withRows(place, async (rows) => {
    const addresses = await rows('select address from addresses where account_id = any($1)', [
      accountIds,
    ]);
    const raws = await rows(
      "select raw from sandbox_transactions where network = 'BTC' order by sequence",
    );
    return {
      wallet: await walletBooks(rows, accountIds),
      ledger: await ledgerBooks(
        raws.map(({ raw }) => raw),
        { own: new Set(addresses.map(({ address }) => address)), recipient },
      ),
      open: {
        intents: await count(rows, "select count(*) from send_intents where status = 'SIGNED'"),
        promises: await count(rows, 'select count(*) from outbox where done_at is null'),
      },
    };
  });
}

/** Runs `work` with what asks the database for rows. */
export async function withRows(place, work) {
  if ('url' in place)
    return onServer(place.url, (client) =>
      work(async (sql, params = []) => (await client.query(sql, params)).rows),
    );
  const { PGlite } = await load('@electric-sql/pglite');
  const database = await PGlite.create({ dataDir: join(place.data, 'pg') });
  try {
    return await work(async (sql, params = []) => (await database.query(sql, params)).rows);
  } finally {
    await database.close();
  }
}

async function walletBooks(rows, accountIds) {
  const [books] = await rows(
    `select coalesce(sum(value_units), 0)::text as sent, coalesce(sum(fee_units), 0)::text as fees
     from transactions where account_id = any($1) and type = 'SENT' and ended_as is null`,
    [accountIds],
  );
  return { sent: BigInt(books.sent), fees: BigInt(books.fees) };
}

async function count(rows, sql) {
  const [row] = await rows(sql);
  return Number(row.count);
}

/** Plays the raw transactions through a decoder that is not ours. */
async function ledgerBooks(raws, { own, recipient }) {
  const btc = await load('@scure/btc-signer');
  const outputs = new Map();
  const totals = { received: 0n, unspent: 0n, paid: 0n, fees: 0n };
  const payments = [];
  for (const raw of raws) {
    const { hash, inputs, made } = decode(btc, raw);
    const spent = inputs.map((key) => outputs.get(key)).filter((output) => output !== undefined);
    for (const output of spent) output.isSpent = true;
    const isOurs = spent.some(({ address }) => own.has(address));
    if (isOurs) totals.fees += sum(spent) - sum(made);
    made.forEach((output, index) => {
      outputs.set(`${hash}:${index}`, output);
      if (own.has(output.address) && !isOurs) totals.received += output.sat;
      if (output.address !== recipient || !isOurs) return;
      totals.paid += output.sat;
      payments.push({ hash, sat: output.sat });
    });
  }
  const unspent = [...outputs.values()].filter(
    ({ isSpent, address }) => !isSpent && own.has(address),
  );
  return { ...totals, unspent: sum(unspent), payments };
}

function decode(btc, raw) {
  const tx = btc.RawTx.decode(raw);
  const hash = hashOf(btc, tx);
  return {
    hash,
    inputs: tx.inputs.map(({ txid, index }) => `${Buffer.from(txid).toString('hex')}:${index}`),
    made: tx.outputs.map(({ amount, script }) => ({
      sat: amount,
      address: addressOf(btc, script),
      isSpent: false,
    })),
  };
}

/** Double SHA-256 of the transaction without its witness (BIP-141), shown in reverse. */
function hashOf(btc, tx) {
  const bare = btc.RawTx.encode({ ...tx, segwitFlag: false, witnesses: undefined });
  const sha256 = (bytes) => createHash('sha256').update(bytes).digest();
  return sha256(sha256(bare)).reverse().toString('hex');
}

function addressOf(btc, script) {
  try {
    return btc.Address(btc.NETWORK).encode(btc.OutScript.decode(script));
  } catch {
    return null;
  }
}

function sum(list) {
  return list.reduce((total, { sat }) => total + sat, 0n);
}
