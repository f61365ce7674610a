import { getNetwork } from '@billfold/core';
import type { DataPage, ListPaymentsAccounts, PaymentsAccount } from '@billfold/core/contract';
import { and, asc, count, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { loadAllBalances } from '../accounts/account-balances.ts';
import { loadCursors } from '../chains/chain-cursors.ts';
import { isServed } from '../chains/served-networks.ts';
import type { Db } from '../db/open-database.ts';
import { accounts, businesses, walletPublicKeys } from '../db/schema.ts';
import { loadAddresses } from './load-addresses.ts';
import { isOfChosenWallet } from './open-payments-accounts.ts';
import { toPaymentsBalances } from './payments-balances.ts';

/** Lists the accounts of a business by network, the account of the business before its purses. */
export async function loadPaymentsAccounts(
  db: Db,
  businessId: number,
  { page = 1, pageSize = 25, network, purpose }: ListPaymentsAccounts,
): Promise<DataPage<PaymentsAccount>> {
  const isMeant = and(
    eq(accounts.businessId, businessId),
    inArray(accounts.purpose, ['PAYMENTS', 'PURSE']),
    network === undefined ? undefined : eq(accounts.network, network),
    purpose === undefined ? undefined : eq(accounts.purpose, purpose),
  );
  const found = await selectPaymentsAccounts(db, isMeant)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const rows = found.flatMap(({ network: name, purpose: kind, ...row }) =>
    isServed(name) && (kind === 'PAYMENTS' || kind === 'PURSE')
      ? [{ ...row, network: name, purpose: kind }]
      : [],
  );
  const [counted] = await db.select({ total: count() }).from(accounts).where(isMeant);
  const funds = await loadAllBalances(db, rows, await loadCursors(db));
  const places = await loadAddresses(db, rows);
  const data = rows.map(({ path, addressIndex, ...row }) => ({
    ...row,
    address: getNetwork(row.network).addressLimit !== null ? (places.get(row.id) ?? null) : null,
    path: row.purpose === 'PURSE' ? `${path}/0/${addressIndex}` : path,
    balances: toPaymentsBalances(funds.get(row.id) ?? new Map()),
  }));
  return { data, meta: { page, pageSize, total: counted?.total ?? 0 } };
}

function selectPaymentsAccounts(db: Db, isMeant: SQL | undefined) {
  const { id, walletId, network, purpose, addressIndex, accountIndex } = accounts;
  return db
    .select({
      ...{ id, walletId, network, purpose, addressIndex, path: walletPublicKeys.path },
      isCurrent: sql<boolean>`coalesce(${isOfChosenWallet()}, false)`,
    })
    .from(accounts)
    .innerJoin(businesses, eq(businesses.id, accounts.businessId))
    .innerJoin(
      walletPublicKeys,
      and(
        eq(walletPublicKeys.walletId, walletId),
        eq(walletPublicKeys.network, network),
        eq(walletPublicKeys.accountIndex, accountIndex),
      ),
    )
    .where(isMeant)
    .orderBy(asc(network), asc(addressIndex), asc(id))
    .$dynamic();
}
