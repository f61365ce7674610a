import { getNetwork, toBaseUnits, toDecimal } from '@billfold/core';
import type { AddressRow, ListAddresses } from '@billfold/core/contract';
import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Db } from '../../db/open-database.ts';
import { addresses } from '../../db/schema.ts';
import { type AccountOwner, loadOwnedAccount } from './account-store.ts';
import { loadAddressHoldings } from './address-holdings.ts';

/** Newest first; a filter that is absent lets everything through. @throws {ApiError} 404 */
export async function listDepositAddresses(
  db: Db,
  owner: AccountOwner,
  { hasBalance, isUsed }: ListAddresses,
): Promise<readonly AddressRow[]> {
  const account = await loadOwnedAccount(db, owner);
  const { decimals } = getNetwork(account.network);
  const holdings = await loadAddressHoldings(db, account);
  const rows = await db
    .select()
    .from(addresses)
    .where(
      and(
        eq(addresses.accountId, account.id),
        eq(addresses.branch, 'receive'),
        isUsed === undefined ? undefined : whereUsed(isUsed),
      ),
    )
    .orderBy(desc(addresses.addressIndex));
  return rows
    .filter(({ id }) => hasBalance === undefined || holdings.has(id) === hasBalance)
    .map((address) => ({
      id: address.id,
      addressValue: address.address,
      label: address.label,
      isUsed: address.firstUsedAt !== null,
      balance: toDecimal(holdings.get(address.id) ?? toBaseUnits(0n), { decimals }),
      createdAt: address.createdAt,
      path: address.path,
    }));
}

function whereUsed(isUsed: boolean) {
  return isUsed ? isNotNull(addresses.firstUsedAt) : isNull(addresses.firstUsedAt);
}
