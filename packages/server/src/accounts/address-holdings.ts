import { type BaseUnits, getNetwork, toBaseUnits } from '@billfold/core';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { addresses, utxos } from '../db/schema.ts';
import { loadAccountBalance } from './account-balances.ts';
import type { OwnedAccount } from './account-store.ts';

/**
 * Loads the balances of an account's addresses, confirmed or not, by address id; addresses without
 * funds are absent.
 */
export async function loadAddressHoldings(
  db: Db,
  account: OwnedAccount,
): Promise<ReadonlyMap<string, BaseUnits>> {
  const { model } = getNetwork(account.network);
  switch (model.family) {
    case 'utxo':
      return sumPerAddress(db, account);
    case 'evm':
    case 'tron':
    case 'solana':
    case 'ton':
      return holdingOfAccount(db, account);
    default:
      return model satisfies never;
  }
}

async function sumPerAddress(
  db: Db,
  { id }: OwnedAccount,
): Promise<ReadonlyMap<string, BaseUnits>> {
  const rows = await db
    .select({
      addressId: utxos.addressId,
      units: sql`sum(${utxos.valueUnits})::text`.mapWith(BigInt),
    })
    .from(utxos)
    .where(and(eq(utxos.accountId, id), isNull(utxos.spentBy)))
    .groupBy(utxos.addressId);
  return new Map(rows.map(({ addressId, units }) => [addressId, toBaseUnits(units)]));
}

/** The account is one address. */
async function holdingOfAccount(
  db: Db,
  account: OwnedAccount,
): Promise<ReadonlyMap<string, BaseUnits>> {
  const { spendable, pending } = await loadAccountBalance(db, account);
  const held = toBaseUnits(spendable + pending);
  if (held === 0n) return new Map();
  const rows = await db
    .select({ id: addresses.id })
    .from(addresses)
    .where(eq(addresses.accountId, account.id));
  return new Map(rows.map(({ id }) => [id, held]));
}
