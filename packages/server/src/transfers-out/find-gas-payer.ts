import { and, eq, getTableColumns } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { accounts, addresses, businesses } from '../db/schema.ts';
import { findPaymentsAccount } from '../payments-accounts/open-payments-accounts.ts';
import type { TransferRow } from './transfer-store.ts';

/**
 * Finds the account that pays what a transfer needs besides the funds that it gathers: the one that its page names, to
 * which a sweep goes and from which a payout comes. A business that chose another settlement wallet, and then this one
 * again, has two accounts in it. Where the wallet does not have the named account, it is the settlement account.
 */
export async function findGasPayer(
  db: Db,
  { businessId, network, address }: Pick<TransferRow, 'businessId' | 'network' | 'address'>,
) {
  const [named] = await db
    .select(getTableColumns(accounts))
    .from(accounts)
    .innerJoin(addresses, eq(addresses.accountId, accounts.id))
    .innerJoin(businesses, eq(businesses.id, accounts.businessId))
    .where(
      and(
        ...[eq(accounts.businessId, businessId), eq(accounts.purpose, 'PAYMENTS')],
        eq(accounts.walletId, businesses.settlementWalletId),
        ...[eq(addresses.network, network), eq(addresses.address, address ?? '')],
      ),
    );
  return named ?? findPaymentsAccount(db, businessId, network);
}
