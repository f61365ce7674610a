import { eq, sql } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { accountBalances, accounts } from '../db/schema.ts';
import { announceBooks } from '../watcher/announce-books.ts';
import { type BalanceDifference, findBalanceDifferences } from './find-balance-differences.ts';

/**
 * Brings rows of balances that differ from the sums of the books back to these, and returns the differences. No row should
 * ever differ: triggers write it with the books.
 */
export async function repairBalances(
  db: Db,
  accountIds: readonly string[],
): Promise<readonly BalanceDifference[]> {
  const found = await findBalanceDifferences(db, accountIds);
  const repaired: BalanceDifference[] = [];
  for (const accountId of new Set(found.map((each) => each.accountId)))
    repaired.push(...(await db.transaction((tx) => repairAccount(tx, accountId))));
  return repaired;
}

/**
 * Adds the differences of an account to its rows. The lock keeps a second repair from adding them again; bookings change
 * sums and rows by the same units, whichever comes first.
 */
async function repairAccount(tx: Db, accountId: string): Promise<readonly BalanceDifference[]> {
  const held = await tx
    .select({ walletId: accounts.walletId })
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for('no key update');
  const found = await findBalanceDifferences(tx, [accountId]);
  // In the order in which triggers lock rows.
  const differences = found.toSorted((a, b) => (a.assetId < b.assetId ? -1 : 1));
  if (differences.length === 0) return [];
  const kept = accountBalances;
  await tx
    .insert(kept)
    .values(
      differences.map(({ settled, pending, reserved, ...place }) => ({
        ...place,
        ...{ settledUnits: settled, pendingUnits: pending, reservedUnits: reserved },
      })),
    )
    .onConflictDoUpdate({
      target: [kept.accountId, kept.assetId],
      set: {
        settledUnits: sql`${kept.settledUnits} + excluded.settled_units`,
        pendingUnits: sql`${kept.pendingUnits} + excluded.pending_units`,
        reservedUnits: sql`${kept.reservedUnits} + excluded.reserved_units`,
      },
    });
  await announceBooks(tx, held);
  return differences;
}
