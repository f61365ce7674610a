import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { openingBalances, transactions } from '../db/schema.ts';

export interface MinedSum {
  readonly accountId: string;
  readonly network: string;
  readonly height: number;
}

/**
 * Sums the units of each asset that an account has after the block at `height`, by the books: what came in less what
 * went out and what that cost, in blocks up to that one. Null where the books begin later, with an opening balance.
 */
export async function sumMined(db: Db, sum: MinedSum): Promise<ReadonlyMap<string, bigint> | null> {
  const { accountId, network, height } = sum;
  const openings = await db
    .select({
      assetId: openingBalances.assetId,
      height: openingBalances.blockHeight,
      units: openingBalances.valueUnits,
    })
    .from(openingBalances)
    .where(eq(openingBalances.accountId, accountId));
  // All of one account are of one block.
  const [opening] = openings;
  if (opening !== undefined && opening.height > height) return null;
  const { type, assetId, blockHeight, endedAs, valueUnits, feeUnits } = transactions;
  const isLiving = sql`${endedAs} is null`;
  const hasLeft = sql`${type} not in ('RECEIVED', 'SELF') and ${isLiving}`;
  const rows = await db
    .select({
      assetId,
      received: total(valueUnits, sql`${type} = 'RECEIVED' and ${isLiving}`),
      sent: total(valueUnits, hasLeft),
      fees: total(feeUnits, sql`${type} <> 'RECEIVED'`),
    })
    .from(transactions)
    .where(
      and(
        eq(transactions.accountId, accountId),
        sql`${blockHeight} > ${opening?.height ?? -1} and ${blockHeight} <= ${height}`,
      ),
    )
    .groupBy(assetId);
  const sums = new Map<string, bigint>([[network, 0n]]);
  const add = (id: string, units: bigint) => sums.set(id, (sums.get(id) ?? 0n) + units);
  for (const { assetId: id, units } of openings) add(id, units ?? 0n);
  for (const row of rows) {
    add(row.assetId, row.received - row.sent);
    // Whatever was sent, its fee is of the native asset.
    add(network, -row.fees);
  }
  return sums;
}

function total(
  column: typeof transactions.valueUnits | typeof transactions.feeUnits,
  condition: SQL,
): SQL<bigint> {
  return sql`coalesce(sum(${column}) filter (where ${condition}), 0)::text`.mapWith(BigInt);
}
