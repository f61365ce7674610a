import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { openingBalances, transactions } from '../db/schema.ts';

export interface MinedSum {
  readonly accountId: string;
  readonly network: string;
  readonly height: number;
}

/**
 * Sums the native units that an account has after the block at `height`, by the books: what came in less what went
 * out and what that cost, in blocks up to that one. Null where the books begin later, with an opening balance.
 */
export async function sumMined(db: Db, sum: MinedSum): Promise<bigint | null> {
  const { accountId, network, height } = sum;
  const [opening] = await db
    .select({ height: openingBalances.blockHeight, units: openingBalances.valueUnits })
    .from(openingBalances)
    .where(and(eq(openingBalances.accountId, accountId), eq(openingBalances.assetId, network)));
  if (opening !== undefined && opening.height > height) return null;
  const { type, assetId, blockHeight, endedAs, valueUnits, feeUnits } = transactions;
  const isPlain = and(eq(assetId, network), sql`${endedAs} is null`);
  const hasLeft = sql`${type} not in ('RECEIVED', 'SELF')`;
  const [moved] = await db
    .select({
      received: total(valueUnits, and(isPlain, eq(type, 'RECEIVED'))),
      sent: total(valueUnits, and(isPlain, hasLeft)),
      fees: total(feeUnits, sql`${type} <> 'RECEIVED'`),
    })
    .from(transactions)
    .where(
      and(
        eq(transactions.accountId, accountId),
        sql`${blockHeight} > ${opening?.height ?? -1} and ${blockHeight} <= ${height}`,
      ),
    );
  const { received = 0n, sent = 0n, fees = 0n } = moved ?? {};
  return (opening?.units ?? 0n) + received - sent - fees;
}

function total(
  column: typeof transactions.valueUnits | typeof transactions.feeUnits,
  condition: SQL | undefined,
): SQL<bigint> {
  return sql`coalesce(sum(${column}) filter (where ${or(condition)}), 0)::text`.mapWith(BigInt);
}
