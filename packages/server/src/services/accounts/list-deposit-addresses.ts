import { getNetwork, toBaseUnits, toDecimal } from '@billfold/core';
import type { AddressRow, ListAddresses } from '@billfold/core/contract';
import { and, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/open-database.ts';
import { addresses, utxos } from '../../db/schema.ts';
import { type AccountOwner, loadOwnedAccount } from './account-store.ts';

/** Newest first; a filter that is absent lets everything through. @throws {ApiError} 404 */
export async function listDepositAddresses(
  db: Db,
  owner: AccountOwner,
  { hasBalance, isUsed }: ListAddresses,
): Promise<readonly AddressRow[]> {
  const account = await loadOwnedAccount(db, owner);
  const { decimals } = getNetwork(account.network);
  const held = db
    .select({
      addressId: utxos.addressId,
      units: sql<string>`sum(${utxos.valueUnits})::text`.as('units'),
    })
    .from(utxos)
    .where(and(eq(utxos.accountId, account.id), isNull(utxos.spentBy)))
    .groupBy(utxos.addressId)
    .as('held');
  const rows = await db
    .select({ address: addresses, units: held.units })
    .from(addresses)
    .leftJoin(held, eq(held.addressId, addresses.id))
    .where(
      and(
        eq(addresses.accountId, account.id),
        eq(addresses.branch, 'receive'),
        filter(hasBalance, isNotNull(held.addressId), isNull(held.addressId)),
        filter(isUsed, isNotNull(addresses.firstUsedAt), isNull(addresses.firstUsedAt)),
      ),
    )
    .orderBy(desc(addresses.addressIndex));
  return rows.map(({ address, units }) => ({
    id: address.id,
    addressValue: address.address,
    label: address.label,
    isUsed: address.firstUsedAt !== null,
    balance: toDecimal(toBaseUnits(BigInt(units ?? 0)), { decimals }),
    createdAt: address.createdAt,
    path: address.path,
  }));
}

function filter(wanted: boolean | undefined, holds: SQL, fails: SQL): SQL | undefined {
  if (wanted === undefined) return undefined;
  return wanted ? holds : fails;
}
