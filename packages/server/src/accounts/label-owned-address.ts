import { getNetwork } from '@billfold/core';
import type { AddressRow, LabelAddress } from '@billfold/core/contract';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { addresses } from '../db/schema.ts';
import { notFound } from '../platform/api-error.ts';
import { type AccountOwner, loadOwnedAccount } from './account-store.ts';
import { loadAddressHoldings } from './address-holdings.ts';
import { isShown } from './is-shown.ts';
import { toAddressRow } from './list-deposit-addresses.ts';

/** @throws {ApiError} 404 */
export async function labelOwnedAddress(
  db: Db,
  { addressId, ...owner }: AccountOwner & { readonly addressId: string },
  { label }: LabelAddress,
): Promise<AddressRow> {
  const account = await loadOwnedAccount(db, owner);
  const [labelled] = await db
    .update(addresses)
    .set({ label })
    .where(and(eq(addresses.id, addressId), eq(addresses.accountId, account.id), isShown()))
    .returning();
  if (labelled === undefined) throw notFound('address');
  const holdings = await loadAddressHoldings(db, account);
  const { decimals } = getNetwork(account.network);
  return toAddressRow(labelled, { decimals, holding: holdings.get(addressId) });
}
