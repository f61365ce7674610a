import type { SettlementLine } from '@billfold/core/contract';
import { and, asc, eq, ne } from 'drizzle-orm';
import { loadAllBalances } from '../accounts/account-balances.ts';
import { loadCursors } from '../chains/chain-cursors.ts';
import { isServed } from '../chains/served-networks.ts';
import type { Db } from '../db/open-database.ts';
import { accounts, businesses } from '../db/schema.ts';
import { groupBy } from '../platform/group-by.ts';
import { refuseForeignWallet, type WalletOwner } from '../wallets/wallet-store.ts';
import { sumFunds, toPaymentsBalances } from './payments-balances.ts';

/** Lists what businesses have in a wallet, by business and network. @throws {ApiError} 404 */
export async function loadSettlements(
  db: Db,
  owner: WalletOwner,
): Promise<readonly SettlementLine[]> {
  await refuseForeignWallet(db, owner);
  const { id, network, purpose, parentId, businessId } = accounts;
  const rows = await db
    .select({ id, network, purpose, parentId, businessId, name: businesses.name })
    .from(accounts)
    .innerJoin(businesses, eq(businesses.id, businessId))
    .where(and(eq(accounts.walletId, owner.walletId), ne(purpose, 'WALLET')))
    .orderBy(asc(businessId), asc(accounts.createdAt), asc(id));
  const funds = await loadAllBalances(db, rows, await loadCursors(db));
  const purses = groupBy(rows, (row) => row.parentId ?? '');
  const ofBusinesses = groupBy(rows, (row) => String(row.businessId));
  return [...ofBusinesses.values()].flatMap((own) => {
    const [first] = own;
    if (first === undefined || first.businessId === null) return [];
    const open = own.flatMap((account) => {
      if (account.purpose !== 'PAYMENTS' || !isServed(account.network)) return [];
      const held = purses.get(account.id) ?? [];
      return [
        {
          ...{ id: account.id, network: account.network },
          balances: toPaymentsBalances(funds.get(account.id) ?? new Map()),
          inPurses: toPaymentsBalances(
            sumFunds(held.map((each) => funds.get(each.id) ?? new Map())),
          ),
        },
      ];
    });
    return [{ businessId: first.businessId, name: first.name, accounts: open }];
  });
}
