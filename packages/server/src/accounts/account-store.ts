import { and, asc, eq, isNull, ne, type SQL } from 'drizzle-orm';
import { isServed, type ServedNetwork } from '../chains/served-networks.ts';
import { isAnyOf } from '../db/is-any-of.ts';
import { isOfWallet } from '../db/is-of-wallet.ts';
import type { Db } from '../db/open-database.ts';
import { accounts, walletPublicKeys, wallets } from '../db/schema.ts';
import { notFound } from '../platform/api-error.ts';
import { holdWallet, isOwned, type WalletOwner } from '../wallets/wallet-store.ts';

/** An account in the name of the user who asks for it. */
export interface AccountOwner extends WalletOwner {
  readonly accountId: string;
}

type AccountRow = typeof accounts.$inferSelect;
/** A row of an account with what its keys are derived from. */
export interface OwnedAccount extends AccountRow {
  readonly network: ServedNetwork;
  readonly path: string;
  readonly publicKey: string;
}

/**
 * Loads an account of a wallet; missing, deleted and foreign ones are alike, and those that receive
 * payments to a business.
 * @throws {ApiError} 404
 */
export async function loadOwnedAccount(db: Db, owner: AccountOwner): Promise<OwnedAccount> {
  return findAccount(selectAccounts(db), owner);
}

/**
 * Loads an account that its owner may send from: one of the wallet, or one that received payments.
 * @throws {ApiError} 404
 */
export async function loadPayingAccount(db: Db, owner: AccountOwner): Promise<OwnedAccount> {
  return findAccount(selectAnyAccounts(db), owner);
}

async function findAccount(
  selection: ReturnType<typeof selectAccounts>,
  { accountId, walletId, userId }: AccountOwner,
): Promise<OwnedAccount> {
  const [found] = await selection.where(
    and(
      eq(accounts.id, accountId),
      isNull(accounts.deletedAt),
      ne(accounts.purpose, 'TEST'),
      // The path names the wallet: an account of another wallet of the same user is not there.
      isOwned({ userId, walletId }),
    ),
  );
  if (found === undefined) throw notFound('account');
  return toOwnedAccount(found);
}

/**
 * Locks an account against changes until the end of the transaction. Rows that refer to it may
 * still be added: a watcher that books a deposit must not wait for a send.
 */
export async function lockAccount(tx: Db, accountId: string): Promise<void> {
  await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for('no key update');
}

/** Locks accounts until the transaction ends, in the order in which the watcher locks them. */
export async function lockAccounts(tx: Db, accountIds: readonly string[]): Promise<void> {
  await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(isAnyOf(accounts.id, accountIds))
    .orderBy(asc(accounts.id))
    .for('no key update');
}

/**
 * Locks an account for a send: neither the account nor its wallet is deleted, now or until the end
 * of the transaction.
 * @throws {ApiError} 404
 */
export async function lockOwnedAccount(tx: Db, owner: AccountOwner): Promise<void> {
  await holdWallet(tx, owner);
  const [found] = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(
      and(
        eq(accounts.id, owner.accountId),
        eq(accounts.walletId, owner.walletId),
        isNull(accounts.deletedAt),
      ),
    )
    .for('no key update');
  if (found === undefined) throw notFound('account');
}

/** Selects accounts of wallets with their wallet and their public key, before any other condition. */
export function selectAccounts(db: Db) {
  return selectWhere(db, isOfWallet);
}

/** Selects accounts like `selectAccounts`, with those that receive payments to a business. */
export function selectAnyAccounts(db: Db) {
  return selectWhere(db, undefined);
}

function selectWhere(db: Db, isMeant: SQL | undefined) {
  return db
    .select({
      account: accounts,
      path: walletPublicKeys.path,
      publicKey: walletPublicKeys.publicKey,
    })
    .from(accounts)
    .innerJoin(wallets, and(eq(wallets.id, accounts.walletId), isMeant))
    .innerJoin(
      walletPublicKeys,
      and(
        eq(walletPublicKeys.walletId, accounts.walletId),
        eq(walletPublicKeys.network, accounts.network),
        eq(walletPublicKeys.accountIndex, accounts.accountIndex),
      ),
    );
}

interface AccountSelection {
  readonly account: AccountRow;
  readonly path: string;
  readonly publicKey: string;
}

export function toOwnedAccount({ account, ...key }: AccountSelection): OwnedAccount {
  const { network } = account;
  if (!isServed(network)) throw new Error(`account ${account.id} is on an unknown network`);
  return { ...account, ...key, network };
}
