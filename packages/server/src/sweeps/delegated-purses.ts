import { and, eq } from 'drizzle-orm';
import { isAnyOf } from '../db/is-any-of.ts';
import type { Db } from '../db/open-database.ts';
import { addressStock } from '../db/schema.ts';

/** Gas of a transfer of coins to an address that runs the code of a sweeper, which takes more than one without code. */
const delegatedGasLimit = '42000';

/**
 * Returns the gas limit of coins to purses of which one may run the code of a sweeper (EIP-7702); null for that of any
 * other address.
 */
export async function gasLimitFor(db: Db, purseIds: readonly string[]): Promise<string | null> {
  const isDelegated = and(
    isAnyOf(addressStock.purseId, purseIds),
    eq(addressStock.isDelegated, true),
  );
  return (await db.$count(addressStock, isDelegated)) > 0 ? delegatedGasLimit : null;
}
