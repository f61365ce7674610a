import { type BaseUnits, toBaseUnits } from '@billfold/core';
import type { Outpoint, Utxo } from '@billfold/keyring';
import { and, eq, isNotNull, isNull, or, type SQL } from 'drizzle-orm';
import { isDeepOutput } from '../../../accounts/is-deep-output.ts';
import type { Db } from '../../../db/open-database.ts';
import { addresses, utxos } from '../../../db/schema.ts';
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
  const isChange = isMined ? and(utxos.isChange, isNotNull(utxos.blockHeight)) : utxos.isChange;
  return loadUnspent(db, account, or(isChange, isDeepOutput(db, account.network)));
}

/** Loads what a transaction that no block has yet pays to an account, and nothing spends. */
export async function loadWaitingOutputs(
  db: Db,
  account: SpendingAccount,
  hash: string,
): Promise<readonly Utxo[]> {
  return loadUnspent(db, account, and(eq(utxos.hash, hash), isNull(utxos.blockHeight)));
}

/** Loads the unspent outputs among `points`, also those that wait for confirmations. */
export async function loadOutputsAt(
  db: Db,
  account: SpendingAccount,
  points: readonly Outpoint[],
): Promise<readonly Utxo[]> {
  const isAt = ({ hash, index }: Outpoint) =>
    and(eq(utxos.hash, hash), eq(utxos.outputIndex, index));
  return points.length === 0 ? [] : loadUnspent(db, account, or(...points.map(isAt)));
}

async function loadUnspent(
  db: Db,
  account: SpendingAccount,
  which: SQL | undefined,
): Promise<readonly Utxo[]> {
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
    .where(and(eq(utxos.accountId, account.id), isNull(utxos.spentBy), which));
  return rows.map((row) => ({
    ...row,
    value: toBaseUnits(row.value),
    branch: row.branch === 'change' ? 1 : 0,
  }));
}

export function sumOf(outputs: readonly { readonly value: BaseUnits }[]): BaseUnits {
  return toBaseUnits(outputs.reduce((sum, { value }) => sum + value, 0n));
}
