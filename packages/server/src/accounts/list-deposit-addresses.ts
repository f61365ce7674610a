import { type BaseUnits, getNetwork, toBaseUnits, toDecimal } from '@billfold/core';
import type { AddressRow, ListAddresses } from '@billfold/core/contract';
import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { addresses } from '../db/schema.ts';
import { type AccountOwner, loadOwnedAccount } from './account-store.ts';
import { loadAddressHoldings } from './address-holdings.ts';
import { isShown } from './is-shown.ts';
import type { StoredAddress } from './reserve-address.ts';

/**
 * Lists deposit addresses, newest first; an absent filter lets everything through, see "Filters of
 * the address list" in docs/decisions/receive.md. @throws {ApiError} 404
 */
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
        isShown(),
        isUsed === undefined ? undefined : whereUsed(isUsed),
      ),
    )
    .orderBy(desc(addresses.addressIndex));
  return rows
    .filter(({ id }) => hasBalance === undefined || holdings.has(id) === hasBalance)
    .map((address) => toAddressRow(address, { decimals, holding: holdings.get(address.id) }));
}

export function toAddressRow(
  { address, firstUsedAt, id, label, createdAt, path }: StoredAddress,
  { decimals, holding }: { readonly decimals: number; readonly holding: BaseUnits | undefined },
): AddressRow {
  const balance = toDecimal(holding ?? toBaseUnits(0n), { decimals });
  return {
    id,
    addressValue: address,
    label,
    isUsed: firstUsedAt !== null,
    balance,
    createdAt,
    path,
  };
}

function whereUsed(isUsed: boolean) {
  return isUsed ? isNotNull(addresses.firstUsedAt) : isNull(addresses.firstUsedAt);
}
