import { loadOwnedAccount } from '../../accounts/account-store.ts';
import type { ServiceContext } from '../../context.ts';
import type { Db } from '../../db/open-database.ts';
import { type IncomingTransaction, notAccelerable } from '../../families/acceleration.ts';
import { refuseForeignWallet } from '../../wallets/wallet-store.ts';
import { loadOwnRow, type TransactionRow } from '../replace/open-send.ts';

/** Transaction of a wallet, with the user who speeds it up. */
export interface OwnedIncoming {
  readonly userId: string;
  readonly walletId: string;
  readonly transactionId: string;
}

/**
 * Loads an incoming transaction that no block has, of an account of the wallet itself: what a business is paid is matched
 * with its payments.
 * @throws {ApiError} 404; 409 NOT_ACCELERABLE
 */
export async function loadIncoming(
  { db, chains }: ServiceContext,
  owned: OwnedIncoming,
): Promise<IncomingTransaction> {
  const { userId, walletId } = owned;
  await refuseForeignWallet(db, { userId, walletId });
  const row = await loadWaitingRow(db, owned);
  const stored = await loadOwnedAccount(db, { userId, walletId, accountId: row.accountId });
  return { row, account: { ...stored, chain: chains.get(stored.network).chain } };
}

/** Loads its row again, in the database transaction that has locked the account. @throws {ApiError} 404; 409 NOT_ACCELERABLE */
export async function loadWaitingRow(
  db: Db,
  owned: Pick<OwnedIncoming, 'walletId' | 'transactionId'>,
): Promise<TransactionRow> {
  const row = await loadOwnRow(db, owned);
  if (row.type !== 'RECEIVED')
    throw notAccelerable('Only incoming transactions can be sped up this way.');
  if (row.blockHeight !== null) throw notAccelerable('This transaction is in a block already.');
  if (row.endedAs !== null) throw notAccelerable('The network no longer knows this transaction.');
  return row;
}
