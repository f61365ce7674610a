import { lockAccount } from '../accounts/account-store.ts';
import type { Db } from '../db/open-database.ts';
import { findPaymentsAccount } from '../payments-accounts/open-payments-accounts.ts';
import type { TransferRow } from './transfer-store.ts';

/**
 * Locks the settlement account that pays a transfer: the funds of two transfers that are signed together are counted
 * one after the other. It is locked before the transfer, as a send of a part locks them.
 */
export async function lockPayer(tx: Db, { businessId, network }: TransferRow): Promise<void> {
  const account = await findPaymentsAccount(tx, businessId, network);
  if (account !== undefined) await lockAccount(tx, account.id);
}
