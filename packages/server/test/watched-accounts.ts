import { getNetwork } from '@billfold/core';
import { statusOf } from '@billfold/core/internal';
import { and, asc, eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { loadAccountBalance } from '../src/accounts/account-balances.ts';
import type { ChainAccount } from '../src/chains/chain.ts';
import { loadCursors } from '../src/chains/chain-cursors.ts';
import type { LedgerState } from '../src/chains/sandbox/ledger-store.ts';
import type { Db } from '../src/db/open-database.ts';
import { addresses, sendIntents, transactions } from '../src/db/schema.ts';
import { getRules } from '../src/families/get-rules.ts';
import { type AddressAccount, openAddressAccount } from './books.ts';
import { type AccountOrder, createAccountWallet, phrases } from './ledger-wallet.ts';
import { createWatchedLedger } from './watched-ledger.ts';
import { emptyDatabase } from './worker-database.ts';

export const network = 'ETH';
export const wallet = createAccountWallet(network, phrases[0]);
export const stranger = createAccountWallet(network, phrases[1]);
export const ether = 10n ** 18n;
/** So many blocks make a deposit available. */
export const required = getNetwork(network).confirmations.available;

const rules = getRules(network, 'sandbox');

export type WatchedAccounts = Awaited<ReturnType<typeof createWatchedAccounts>>;

/** A watched ledger of accounts and the account `alice` of `wallet`, with the moves that tests make. */
export async function createWatchedAccounts() {
  const db = await emptyDatabase();
  const world = await createWatchedLedger(db, network);
  await world.watch.catchUp();
  const alice = await openAddressAccount(db, { network, wallet });
  return {
    ...world,
    db,
    alice,
    /** Returns the balance of an address on the ledger, unmined transactions included. */
    held: async (address = wallet.address) =>
      (await world.ledger.read((state) => stateOf(state, address))).balance,
    rowsOf: (account: AddressAccount, hash: string) => rowsOf(db, account, hash),
    statusesOf: async (account: AddressAccount, hash: string) => {
      const headHeight = (await loadCursors(db)).get(network)?.height ?? null;
      return (await rowsOf(db, account, hash)).map((row) =>
        statusOf(row, { headHeight, required }),
      );
    },
    balanceOf: ({ accountId: id }: AddressAccount) => loadAccountBalance(db, { id, network }),
    intentOf: async (hash: string) =>
      (await db.select().from(sendIntents).where(eq(sendIntents.hash, hash)))[0],
    firstUseOf: async ({ accountId }: AddressAccount) =>
      (await db.select().from(addresses).where(eq(addresses.accountId, accountId)))[0]?.firstUsedAt,
    mine: async (blocks: number) => {
      await world.ledger.mine(blocks);
      await world.watch.catchUp();
    },
    rollBack: async (depth: number, drop: readonly string[] = []) => {
      await world.ledger.reorganise({ depth, drop });
      await world.watch.catchUp();
    },
    deposit: async (amount = ether, address = wallet.address) => {
      const hash = await world.fund(address, amount);
      await world.watch.catchUp();
      return hash;
    },
    broadcast: async (raw: Uint8Array) => {
      const result = await world.chain.broadcast(raw);
      if (result.outcome !== 'accepted') throw new Error(JSON.stringify(result));
      await world.watch.catchUp();
    },
    signIntent: (order: AccountOrder) => signAccountIntent(db, alice, order),
  };
}

/** Returns the ledger balance and next nonce of an address, unmined transactions included. */
export async function stateOf(state: LedgerState, address: string): Promise<ChainAccount> {
  const account = await rules.readAccount?.(state, address);
  if (account === undefined) throw new Error(`${network} has no accounts.`);
  return account;
}

/** A send as it stands after its commit and before its broadcast: row, nonce and bytes. */
export async function signAccountIntent(
  db: Db,
  { walletId, accountId, wallet: signer }: AddressAccount,
  order: AccountOrder,
) {
  const { hash, raw } = signer.send(order);
  const now = new Date(0);
  const place = { walletId, accountId, network, hash, nonce: order.nonce };
  const transactionId = v7();
  const { sender } = rules.describe(raw, 'mempool', new Map());
  await db.insert(transactions).values({
    ...place,
    id: transactionId,
    assetId: network,
    type: 'SENT',
    valueUnits: order.amount,
    feeUnits: sender?.fee ?? null,
    fromAddress: signer.address,
    toAddress: order.to,
    createdAt: now,
  });
  await db.insert(sendIntents).values({
    ...place,
    id: v7(),
    idempotencyKey: hash,
    requestHash: hash,
    status: 'SIGNED',
    transactionId,
    rawTransaction: raw,
    createdAt: now,
    updatedAt: now,
  });
  return { hash, raw };
}

/** Every row of the books. */
export async function dumpAccountBooks(db: Db) {
  return {
    transactions: await db.select().from(transactions).orderBy(asc(transactions.id)),
    intents: await db.select().from(sendIntents).orderBy(asc(sendIntents.id)),
    addresses: await db.select().from(addresses).orderBy(asc(addresses.id)),
  };
}

function rowsOf(db: Db, { accountId }: AddressAccount, hash: string) {
  return db
    .select()
    .from(transactions)
    .where(and(eq(transactions.accountId, accountId), eq(transactions.hash, hash)));
}
