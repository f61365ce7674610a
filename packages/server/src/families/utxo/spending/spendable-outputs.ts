import { type BaseUnits, getNetwork, toBaseUnits } from '@billfold/core';
import type { Utxo } from '@billfold/keyring';
import { and, eq, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/open-database.ts';
import { addresses, chainCursors, utxos } from '../../../db/schema.ts';
import type { SpendingAccount } from '../../spending.ts';

/**
 * Loads the unspent outputs of an account: its own change, and deposits with enough confirmations. Change that no block
 * has yet may vanish, where what made it is replaced; `isMined` leaves it out.
 */
export async function loadSpendableOutputs(
  db: Db,
  account: SpendingAccount,
  { isMined = false } = {},
): Promise<readonly Utxo[]> {
  const { confirmations } = getNetwork(account.network);
  const cursor = db
    .select({ height: chainCursors.height })
    .from(chainCursors)
    .where(eq(chainCursors.network, account.network));
  const rows = await db
    .select({
      hash: utxos.hash,
      index: utxos.outputIndex,
      value: utxos.valueUnits,
      branch: addresses.branch,
      addressIndex: addresses.addressIndex,
    })
    .from(utxos)
    .innerJoin(addresses, eq(addresses.id, utxos.addressId))
    .where(
      and(
        eq(utxos.accountId, account.id),
        isNull(utxos.spentBy),
        or(
          isMined ? and(utxos.isChange, isNotNull(utxos.blockHeight)) : utxos.isChange,
          lte(utxos.blockHeight, sql`(${cursor}) - ${confirmations.available - 1}`),
        ),
      ),
    );
  return rows.map((row) => ({
    ...row,
    value: toBaseUnits(row.value),
    branch: row.branch === 'change' ? 1 : 0,
  }));
}

export function sumOf(outputs: readonly { readonly value: BaseUnits }[]): BaseUnits {
  return toBaseUnits(outputs.reduce((sum, { value }) => sum + value, 0n));
}
