import { and, eq, inArray, lte } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { reportParts, reports } from '../db/schema.ts';

/** Deletes the files whose time is over; that there was a report stays known. */
export async function expireReports(db: Db, now: Date): Promise<void> {
  const isOver = and(eq(reports.status, 'READY'), lte(reports.expiresAt, now));
  await db.transaction(async (tx) => {
    const over = await tx.select({ id: reports.id }).from(reports).where(isOver).for('update');
    const ids = over.map(({ id }) => id);
    if (ids.length === 0) return;
    await tx.delete(reportParts).where(inArray(reportParts.reportId, ids));
    await tx
      .update(reports)
      .set({ status: 'EXPIRED', preview: [] })
      .where(inArray(reports.id, ids));
  });
}
