import { type BaseUnits, getNetwork, type Network, toBaseUnits } from '@billfold/core';
import { and, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/open-database.ts';
import { utxos } from '../../db/schema.ts';
import type { Cursor } from './chain-cursors.ts';

export interface Balance {
  /** Confirmed funds plus own unconfirmed change. */
  readonly spendable: BaseUnits;
  /** Incoming funds that wait for their confirmations. */
  readonly pending: BaseUnits;
}

export interface BalanceRequest {
  readonly network: Network;
  readonly accountIds: readonly string[];
  /** Undefined before the watcher has come to the network: nothing is confirmed then. */
  readonly cursor: Cursor | undefined;
}

/** Balances of accounts of one network by account id; accounts without funds are absent. */
export async function loadBalances(
  db: Db,
  { network, accountIds, cursor }: BalanceRequest,
): Promise<ReadonlyMap<string, Balance>> {
  if (accountIds.length === 0) return new Map();
  const { available } = getNetwork(network).confirmations;
  // The block of a transaction is its first confirmation.
  const settledHeight = (cursor?.height ?? -1) - available + 1;
  const isSpendable = sql`(${utxos.isChange} or coalesce(${utxos.blockHeight} <= ${settledHeight}, false))`;
  const sumWhere = (condition: typeof isSpendable) =>
    sql<string>`coalesce(sum(${utxos.valueUnits}) filter (where ${condition}), 0)::text`;
  const rows = await db
    .select({
      accountId: utxos.accountId,
      spendable: sumWhere(isSpendable),
      pending: sumWhere(sql`not ${isSpendable}`),
    })
    .from(utxos)
    .where(and(inArray(utxos.accountId, [...accountIds]), isNull(utxos.spentBy)))
    .groupBy(utxos.accountId);
  return new Map(
    rows.map(({ accountId, spendable, pending }) => [
      accountId,
      { spendable: toBaseUnits(BigInt(spendable)), pending: toBaseUnits(BigInt(pending)) },
    ]),
  );
}
