import { toBaseUnits } from '@billfold/core';
import { and, isNull, sql } from 'drizzle-orm';
import { isAnyOf } from '../db/is-any-of.ts';
import type { Db } from '../db/open-database.ts';
import { utxos } from '../db/schema.ts';
import type { AssetBalances, SettledRequest } from './balances.ts';

/** Balances as sums of unspent outputs; own change counts before it is confirmed. */
export async function sumOutputs(
  db: Db,
  { network, accountIds, settledHeight }: SettledRequest,
): Promise<ReadonlyMap<string, AssetBalances>> {
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
    .where(and(isAnyOf(utxos.accountId, accountIds), isNull(utxos.spentBy)))
    .groupBy(utxos.accountId);
  return new Map(
    rows.map((row) => {
      const spendable = toBaseUnits(BigInt(row.spendable));
      const pending = toBaseUnits(BigInt(row.pending));
      return [row.accountId, new Map([[network, { spendable, pending }]])];
    }),
  );
}
