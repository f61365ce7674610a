import type { OwnAddress } from '@billfold/core/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { accounts, addresses } from '../db/schema.ts';

export interface AddressQuery {
  readonly walletId: string;
  /** Network whose accounts have one address each. */
  readonly network: string;
  readonly texts: readonly string[];
}

/** Finds the places of those of the addresses that belong to a wallet, by their text. */
export async function findOwnAddresses(
  db: Db,
  { walletId, network, texts }: AddressQuery,
): Promise<ReadonlyMap<string, OwnAddress>> {
  const { accountIndex, addressIndex } = accounts;
  const rows = await db
    .select({ address: addresses.address, accountIndex, addressIndex })
    .from(addresses)
    .innerJoin(accounts, eq(accounts.id, addresses.accountId))
    .where(
      and(
        ...[eq(accounts.walletId, walletId), eq(addresses.network, network)],
        inArray(addresses.address, [...texts]),
      ),
    );
  return new Map(rows.map(({ address, ...place }) => [address, place]));
}
