import { asc, desc, gt } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { feeRates } from '../db/schema.ts';
import { nowOf } from '../platform/server-platform.ts';

/**
 * Records the fee of this server where it is another than before. It applies to payments that complete from now on;
 * a fee never applies to earlier ones.
 */
export async function recordFeeRate({
  db,
  platform,
  billing: { feeBps },
}: Pick<ServiceContext, 'db' | 'platform' | 'billing'>): Promise<void> {
  const [newest] = await db.select().from(feeRates).orderBy(desc(feeRates.startedAt)).limit(1);
  if ((newest?.feeBps ?? 0) === feeBps) return;
  await db
    .insert(feeRates)
    .values({ startedAt: nowOf(platform), feeBps })
    .onConflictDoNothing();
}

/** Finds when this server first charged a fee; null where it never did. */
export async function findFirstFee(db: Db): Promise<Date | null> {
  const [first] = await db
    .select({ startedAt: feeRates.startedAt })
    .from(feeRates)
    .where(gt(feeRates.feeBps, 0))
    .orderBy(asc(feeRates.startedAt))
    .limit(1);
  return first?.startedAt ?? null;
}
