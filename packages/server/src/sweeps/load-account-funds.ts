import { and, eq } from 'drizzle-orm';
import { loadAllBalances } from '../accounts/account-balances.ts';
import { loadCursors } from '../chains/chain-cursors.ts';
import type { Db } from '../db/open-database.ts';
import { accounts } from '../db/schema.ts';

/** Loads the funds of the settlement accounts of a business, those of earlier wallets too, for each account and asset. */
export async function loadAccountFunds(db: Db, businessId: number) {
  const { id, network, purpose } = accounts;
  const rows = await db
    .select({ id, network })
    .from(accounts)
    .where(and(eq(accounts.businessId, businessId), eq(purpose, 'PAYMENTS')));
  const balances = await loadAllBalances(db, rows, await loadCursors(db));
  return [...balances.values()].flatMap((each) =>
    [...each].map(([assetId, balance]) => ({ assetId, ...balance })),
  );
}
