// Reads a stopped server's database: its own tables, and the ledger recomputed from raw bytes.
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import * as btc from '@scure/btc-signer';
import { onServer } from '../../scripts/postgres.mjs';

/** Folder of an embedded database, or address of a PostgreSQL. */
type Place = { readonly data: string } | { readonly url: string };
type Rows = (sql: string, parameters?: readonly unknown[]) => Promise<Row[]>;

/** Columns that the queries of the proofs ask for. */
interface Row {
  readonly raw: Uint8Array;
  readonly address: string;
  readonly name: string;
  readonly sent: string;
  readonly fees: string;
  readonly count: string;
}

interface Output {
  readonly sat: bigint;
  readonly address: string | null;
  isSpent: boolean;
}

export type Books = Awaited<ReturnType<typeof readBooks>>;

/** Reads the books of Bitcoin accounts of ours, and the payments from them to `recipient`. */
export async function readBooks(
  place: Place,
  { accountIds, recipient }: { accountIds: readonly string[]; recipient: string | null },
) {
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
        outboxItems: await countOpen(rows),
      },
    };
  });
}

/** Counts the jobs that are not done. */
export async function countOpenJobs(place: Place): Promise<number> {
  return withRows(place, countOpen);
}

async function countOpen(rows: Rows): Promise<number> {
  return count(rows, 'select count(*) from outbox where done_at is null');
}

/** Runs `work` with a function that queries the database. */
export async function withRows<Result>(
  place: Place,
  work: (rows: Rows) => Promise<Result>,
): Promise<Result> {
  if ('url' in place)
    return onServer(place.url, (client) =>
      work(async (sql, parameters = []) => (await client.query(sql, [...parameters])).rows),
    );
  const database = await PGlite.create({ dataDir: join(place.data, 'pg') });
  try {
    return await work(
      async (sql, parameters = []) => (await database.query<Row>(sql, [...parameters])).rows,
    );
  } finally {
    await database.close();
  }
}

async function walletBooks(rows: Rows, accountIds: readonly string[]) {
  const [books] = await rows(
    `select coalesce(sum(value_units), 0)::text as sent, coalesce(sum(fee_units), 0)::text as fees
     from transactions where account_id = any($1) and type = 'SENT' and ended_as is null`,
    [accountIds],
  );
  return { sent: BigInt(books?.sent ?? 0), fees: BigInt(books?.fees ?? 0) };
}

async function count(rows: Rows, sql: string): Promise<number> {
  const [row] = await rows(sql);
  return Number(row?.count);
}

/** Replays the raw transactions through a decoder that is not ours. */
async function ledgerBooks(
  raws: readonly Uint8Array[],
  { own, recipient }: { own: ReadonlySet<string | null>; recipient: string | null },
) {
  const outputs = new Map<string, Output>();
  const totals = { received: 0n, unspent: 0n, paid: 0n, fees: 0n };
  const payments: { readonly hash: string; readonly sat: bigint }[] = [];
  for (const raw of raws) {
    const { hash, inputs, made } = decode(raw);
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

function decode(raw: Uint8Array): { hash: string; inputs: string[]; made: Output[] } {
  const tx = btc.RawTx.decode(raw);
  const hash = hashOf(tx);
  return {
    hash,
    inputs: tx.inputs.map(({ txid, index }) => `${Buffer.from(txid).toString('hex')}:${index}`),
    made: tx.outputs.map(({ amount, script }) => ({
      sat: amount,
      address: addressOf(script),
      isSpent: false,
    })),
  };
}

/** Double SHA-256 of the transaction without its witness (BIP-141), shown in reverse. */
function hashOf(tx: ReturnType<typeof btc.RawTx.decode>): string {
  const bare = btc.RawTx.encode({ ...tx, segwitFlag: false, witnesses: undefined });
  const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();
  return sha256(sha256(bare)).reverse().toString('hex');
}

function addressOf(script: Uint8Array): string | null {
  try {
    return btc.Address(btc.NETWORK).encode(btc.OutScript.decode(script));
  } catch {
    return null;
  }
}

function sum(list: readonly { readonly sat: bigint }[]): bigint {
  return list.reduce((total, { sat }) => total + sat, 0n);
}
