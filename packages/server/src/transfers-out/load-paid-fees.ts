import { and, eq, isNotNull, or, sql } from 'drizzle-orm';
import { isAnyTextOf } from '../db/is-any-of.ts';
import type { Db } from '../db/open-database.ts';
import { sendIntents, transactions, transferParts } from '../db/schema.ts';

/**
 * Sums the network fees of what was sent of each transfer; a send that no block took cost nothing, and one that many
 * parts share cost its fee once.
 */
export async function loadPaidFees(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, bigint>> {
  const { outId, hash, accountId, intentId } = transferParts;
  const { id, feeUnits, type, endedAs, blockHeight } = transactions;
  const payer = sql`coalesce(${sendIntents.accountId}, ${accountId})`;
  const rows = await db
    .selectDistinct({ outId, id, paid: feeUnits })
    .from(transferParts)
    .leftJoin(sendIntents, eq(sendIntents.id, intentId))
    .innerJoin(transactions, and(eq(transactions.hash, hash), eq(transactions.accountId, payer)))
    .where(
      and(
        ...[isAnyTextOf(outId, ids), sql`${type} <> 'RECEIVED'`],
        or(sql`${endedAs} is null`, isNotNull(blockHeight)),
      ),
    );
  const paid = new Map<string, bigint>();
  for (const row of rows) paid.set(row.outId, (paid.get(row.outId) ?? 0n) + (row.paid ?? 0n));
  return paid;
}
