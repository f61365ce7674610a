import { lockAccount } from '../accounts/account-store.ts';
import type { Db } from '../db/open-database.ts';
import { findGasPayer } from './find-gas-payer.ts';
import type { TransferRow } from './transfer-store.ts';

/**
 * Locks the account that pays a transfer: the funds of two transfers that are signed together are counted
 * one after the other. It is locked before the transfer, as a send of a part locks them.
 */
export async function lockPayer(tx: Db, row: TransferRow): Promise<void> {
  const account = await findGasPayer(tx, row);
  if (account !== undefined) await lockAccount(tx, account.id);
}
