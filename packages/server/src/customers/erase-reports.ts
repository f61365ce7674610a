import { and, eq, exists, or, type SQL, sql } from 'drizzle-orm';
import { isAnyTextOf } from '../db/is-any-of.ts';
import type { Db } from '../db/open-database.ts';
import { reportParts, reports } from '../db/schema.ts';

/**
 * Removes the files of reports that hold one of `emails`. A report that is being written begins anew: its job finds no
 * part of it. That job waits here for the lock of its report.
 */
export async function eraseReports(
  tx: Db,
  businessId: number,
  emails: readonly string[],
): Promise<void> {
  if (emails.length === 0) return;
  const isOfBusiness = eq(reports.businessId, businessId);
  await tx
    .select({ id: reports.id })
    .from(reports)
    .where(isOfBusiness)
    .orderBy(reports.id)
    .for('update');
  const named = (text: SQL): SQL | undefined =>
    or(...emails.map((email) => sql`position(${email.toLowerCase()} in lower(${text})) > 0`));
  const isPart = and(eq(reportParts.reportId, reports.id), named(sql`${reportParts.content}`));
  const found = await tx
    .select({ id: reports.id })
    .from(reports)
    .where(
      and(
        isOfBusiness,
        or(
          named(sql`${reports.preview}::text`),
          exists(tx.select().from(reportParts).where(isPart)),
        ),
      ),
    );
  const ids = found.map(({ id }) => id);
  await tx.delete(reportParts).where(isAnyTextOf(reportParts.reportId, ids));
  await tx
    .update(reports)
    .set({
      status: sql`case when ${reports.status} = 'READY' then 'EXPIRED' else ${reports.status} end`,
      ...{ parts: 0, preview: [], afterAt: null, afterId: null },
      rows: sql`case when ${reports.status} = 'READY' then ${reports.rows} else 0 end`,
      totals: sql`case when ${reports.status} = 'READY' then ${reports.totals} else '[]'::jsonb end`,
    })
    .where(isAnyTextOf(reports.id, ids));
}
