import { type Network, toBaseUnits } from '@billfold/core';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { isDeepOutput } from '../accounts/is-deep-output.ts';
import type { OutPoint } from '../chains/chain.ts';
import type { ServedNetwork } from '../chains/served-networks.ts';
import { isAnyTextOf } from '../db/is-any-of.ts';
import type { Db } from '../db/open-database.ts';
import { accounts, addresses, utxos } from '../db/schema.ts';
import type { HeldOutput, Owner } from './book-transactions.ts';

/** The accounts that `texts` belong to, in one query however many addresses are watched. */
export async function loadOwners(
  tx: Db,
  network: Network,
  texts: readonly string[],
): Promise<readonly Owner[]> {
  if (texts.length === 0) return [];
  return tx
    .select({
      walletId: accounts.walletId,
      accountId: addresses.accountId,
      addressId: addresses.id,
      address: addresses.address,
      branch: addresses.branch,
    })
    .from(addresses)
    .innerJoin(accounts, eq(accounts.id, addresses.accountId))
    .where(and(eq(addresses.network, network), isAnyTextOf(addresses.address, texts)));
}

/** The outputs of our books among `points`, spent or not. */
export async function loadHeldOutputs(
  tx: Db,
  network: ServedNetwork,
  points: readonly OutPoint[],
): Promise<readonly HeldOutput[]> {
  if (points.length === 0) return [];
  const rows = await tx
    .select({
      walletId: accounts.walletId,
      accountId: utxos.accountId,
      address: addresses.address,
      hash: utxos.hash,
      index: utxos.outputIndex,
      value: utxos.valueUnits,
      spentBy: utxos.spentBy,
      isSettled: sql<boolean>`${utxos.isChange} or coalesce(${isDeepOutput(tx, network)}, false)`,
    })
    .from(utxos)
    .innerJoin(accounts, eq(accounts.id, utxos.accountId))
    .innerJoin(addresses, eq(addresses.id, utxos.addressId))
    .where(and(eq(utxos.network, network), isOneOf(points)));
  return rows.map((row) => ({ ...row, value: toBaseUnits(row.value) }));
}

/** Returns the condition that a row of `utxos` is one of `points`. */
export function isOneOf(points: readonly OutPoint[]): SQL {
  const hashes = sql.param(points.map(({ hash }) => hash));
  const indexes = sql.param(points.map(({ index }) => index));
  return sql`(${utxos.hash}, ${utxos.outputIndex}) in (select * from unnest(${hashes}::text[], ${indexes}::integer[]))`;
}
