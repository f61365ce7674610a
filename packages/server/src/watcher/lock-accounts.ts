import type { Network } from '@billfold/core';
import { and, asc, eq, inArray, or } from 'drizzle-orm';
import type { OutPoint } from '../chains/chain.ts';
import { isAnyTextOf } from '../db/is-any-of.ts';
import type { Db } from '../db/open-database.ts';
import { accounts, addresses, utxos } from '../db/schema.ts';
import { isOneOf } from './load-holdings.ts';

export interface Touched {
  /** Addresses that are paid, or that pay. */
  readonly texts: readonly string[];
  /** Outputs that are spent. */
  readonly points: readonly OutPoint[];
}

/**
 * Keeps sends out of the accounts that are about to be booked, in whatever process they are signed:
 * what is read of them stays true until it is written. Always in one order, so that no two wait for
 * each other. Answers whose they are.
 */
export async function lockAccounts(
  tx: Db,
  network: Network,
  touched: Touched,
): Promise<readonly { readonly walletId: string }[]> {
  const paid = tx
    .select({ id: addresses.accountId })
    .from(addresses)
    .where(and(eq(addresses.network, network), isAnyTextOf(addresses.address, touched.texts)));
  const holding = tx
    .select({ id: utxos.accountId })
    .from(utxos)
    .where(and(eq(utxos.network, network), isOneOf(touched.points)));
  return tx
    .select({ walletId: accounts.walletId })
    .from(accounts)
    .where(or(inArray(accounts.id, paid), inArray(accounts.id, holding)))
    .orderBy(asc(accounts.id))
    .for('no key update');
}
