import { and, eq, isNotNull, or, sql, sum } from 'drizzle-orm';
import { isAnyTextOf } from '../db/is-any-of.ts';
import type { Db } from '../db/open-database.ts';
import { transactions, transferParts } from '../db/schema.ts';

/** Sums the network fees of what was sent of each transfer; a send that no block took cost nothing. */
export async function loadPaidFees(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, bigint>> {
  const { outId, hash, accountId } = transferParts;
  const { feeUnits, type, endedAs, blockHeight } = transactions;
  const rows = await db
    .select({ outId, paid: sum(feeUnits) })
    .from(transferParts)
    .innerJoin(
      transactions,
      and(eq(transactions.hash, hash), eq(transactions.accountId, accountId)),
    )
    .where(
      and(
        ...[isAnyTextOf(outId, ids), sql`${type} <> 'RECEIVED'`],
        or(sql`${endedAs} is null`, isNotNull(blockHeight)),
      ),
    )
    .groupBy(outId);
  return new Map(rows.map((row) => [row.outId, BigInt(row.paid ?? '0')]));
}
