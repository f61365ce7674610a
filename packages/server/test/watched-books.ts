import { getNetwork, toBaseUnits } from '@billfold/core';
import { statusOf } from '@billfold/core/internal';
import type { Utxo } from '@billfold/keyring';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../src/db/open-database.ts';
import { chainCursors, sendIntents, transactions, utxos } from '../src/db/schema.ts';
import { type BookedAccount, openAccount } from './books.ts';
import { createLedgerWallet, phrases, type SendOrder } from './ledger-wallet.ts';
import { createWatchedLedger } from './watched-ledger.ts';
import { emptyDatabase } from './worker-database.ts';

export const network = 'BTC';
export const wallet = createLedgerWallet(network, phrases[0]);
export const stranger = createLedgerWallet(network, phrases[1]);
export const outside = stranger.addressAt(0, 0);

export type WatchedBooks = Awaited<ReturnType<typeof createWatchedBooks>>;

/** A watched ledger and the account `alice` of `wallet`, with the moves that tests make. */
export async function createWatchedBooks() {
  const db = await emptyDatabase();
  const world = await createWatchedLedger(db);
  await world.watch.catchUp();
  const alice = await openAccount(db, { network, wallet });
  const unspent = () => world.unspentOf(wallet);
  return {
    ...world,
    db,
    alice,
    unspent,
    /** Returns the sum of alice’s unspent outputs on the ledger. */
    held: async () => sumOf(await unspent()),
    rowsOf: (account: BookedAccount, hash: string) => rowsOf(db, account, hash),
    statusesOf: (account: BookedAccount, hash: string) => statusesOf(db, account, hash),
    balanceOf: (account: BookedAccount) => balanceOf(db, account),
    intentOf: async (hash: string) =>
      (await db.select().from(sendIntents).where(eq(sendIntents.hash, hash)))[0],
    mine: async (blocks: number) => {
      await world.ledger.mine(blocks);
      await world.watch.catchUp();
    },
    rollBack: async (depth: number, drop: readonly string[] = []) => {
      await world.ledger.reorganise({ depth, drop });
      await world.watch.catchUp();
    },
    deposit: async (amount = 100_000n, address = wallet.addressAt(0, 0)) => {
      const hash = await world.fund(address, amount);
      await world.watch.catchUp();
      return hash;
    },
    /** Sends what the ledger holds for alice, as far as nothing else is said. */
    order: async (changes: Partial<SendOrder> = {}): Promise<SendOrder> => ({
      utxos: await unspent(),
      to: outside,
      amount: toBaseUnits(40_000n),
      ...changes,
    }),
    broadcast: async (raw: Uint8Array) => {
      const result = await world.chain.broadcast(raw);
      if (result.outcome !== 'accepted') throw new Error(JSON.stringify(result));
      await world.watch.catchUp();
    },
    rawOf: async (hash: string) => {
      const stored = await world.ledger.read((state) => state.find(hash));
      if (stored === null) throw new Error(`The ledger does not know ${hash}.`);
      return stored.raw;
    },
  };
}

/** Every row of the books. */
export async function dumpBooks(db: Db) {
  return {
    transactions: await db.select().from(transactions).orderBy(asc(transactions.id)),
    utxos: await db
      .select()
      .from(utxos)
      .orderBy(asc(utxos.accountId), asc(utxos.hash), asc(utxos.outputIndex)),
    intents: await db.select().from(sendIntents).orderBy(asc(sendIntents.id)),
  };
}

export function sumOf(items: readonly Pick<Utxo, 'value'>[]): bigint {
  return items.reduce((sum, { value }) => sum + value, 0n);
}

function rowsOf(db: Db, { accountId }: BookedAccount, hash: string) {
  return db
    .select()
    .from(transactions)
    .where(and(eq(transactions.accountId, accountId), eq(transactions.hash, hash)));
}

async function statusesOf(db: Db, account: BookedAccount, hash: string) {
  const [cursor] = await db.select().from(chainCursors);
  const required = getNetwork(network).confirmations.available;
  const facts = { headHeight: cursor?.height ?? null, required };
  return (await rowsOf(db, account, hash)).map((row) => statusOf(row, facts));
}

async function balanceOf(db: Db, { accountId }: BookedAccount): Promise<bigint> {
  const rows = await db
    .select({ value: utxos.valueUnits })
    .from(utxos)
    .where(and(eq(utxos.accountId, accountId), isNull(utxos.spentBy)));
  return rows.reduce((sum, { value }) => sum + value, 0n);
}
