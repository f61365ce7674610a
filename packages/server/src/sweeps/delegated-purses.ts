import { and, eq } from 'drizzle-orm';
import type { ServedNetwork } from '../chains/served-networks.ts';
import { isAnyOf } from '../db/is-any-of.ts';
import type { Db } from '../db/open-database.ts';
import { addressStock } from '../db/schema.ts';
import { getFamily } from '../families/families.ts';

/** Gas of a transfer of coins to an address that runs the code of a sweeper, which takes more than one without code. */
const delegatedGasLimit = '42000';

export interface PaidPurses {
  readonly network: ServedNetwork;
  readonly purseIds: readonly string[];
}

/**
 * Returns the gas limit of coins to purses of which one may run the code of a sweeper (EIP-7702); null for that of any
 * other address. A restored database has lost what it knew of free addresses: one of them may.
 */
export async function gasLimitFor(
  db: Db,
  { network, purseIds }: PaidPurses,
): Promise<string | null> {
  if (getFamily(network).sweeping === null) return null;
  const isPlain = and(isAnyOf(addressStock.purseId, purseIds), eq(addressStock.isDelegated, false));
  const plain = await db.$count(addressStock, isPlain);
  return plain < new Set(purseIds).size ? delegatedGasLimit : null;
}
