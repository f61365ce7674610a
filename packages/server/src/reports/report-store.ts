import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { reports } from '../db/schema.ts';
import { notFound } from '../platform/api-error.ts';

export type ReportRow = typeof reports.$inferSelect;

const listedAtMost = 100;

/** Loads a report of a business. @throws {ApiError} 404 */
export async function loadReport(
  db: Db,
  { businessId, reportId }: { readonly businessId: number; readonly reportId: string },
): Promise<ReportRow> {
  const isIt = and(eq(reports.id, reportId), eq(reports.businessId, businessId));
  const [row] = await db.select().from(reports).where(isIt);
  if (row === undefined) throw notFound('report');
  return row;
}

/** Loads the newest reports of a business. */
export async function loadReports(db: Db, businessId: number): Promise<readonly ReportRow[]> {
  return db
    .select()
    .from(reports)
    .where(eq(reports.businessId, businessId))
    .orderBy(desc(reports.createdAt), reports.id)
    .limit(listedAtMost);
}
