import { and, asc, count, desc, eq, ne } from 'drizzle-orm';
import { isAnyTextOf } from '../db/is-any-of.ts';
import type { Db } from '../db/open-database.ts';
import { transferParts, transfersOut } from '../db/schema.ts';
import { notFound } from '../platform/api-error.ts';

export type SweepRow = typeof transfersOut.$inferSelect;
export type PartRow = typeof transferParts.$inferSelect;

/** Sweep or plan of one as its business names it. */
export interface NamedSweep {
  readonly businessId: number;
  readonly sweepId: string;
}

/** Loads a sweep or the plan of one. @throws {ApiError} 404 */
export async function loadSweepRow(db: Db, named: NamedSweep): Promise<SweepRow> {
  const [row] = await db.select().from(transfersOut).where(isSweep(named));
  if (row === undefined) throw notFound('sweep');
  return row;
}

/** Loads a sweep that was signed once. @throws {ApiError} 404 */
export async function loadSignedRow(db: Db, named: NamedSweep): Promise<SweepRow> {
  const row = await loadSweepRow(db, named);
  if (row.status === 'PLANNED') throw notFound('sweep');
  return row;
}

/** Locks a sweep until the transaction ends. @throws {ApiError} 404 */
export async function lockSweepRow(tx: Db, named: NamedSweep): Promise<SweepRow> {
  const [row] = await tx.select().from(transfersOut).where(isSweep(named)).for('update');
  if (row === undefined) throw notFound('sweep');
  return row;
}

/** Loads the parts of sweeps in the order in which they are signed. */
export function loadParts(db: Db, ids: readonly string[]): Promise<PartRow[]> {
  return db
    .select()
    .from(transferParts)
    .where(isAnyTextOf(transferParts.outId, ids))
    .orderBy(asc(transferParts.outId), asc(transferParts.n));
}

export interface SweepPage {
  readonly businessId: number;
  readonly page: number;
  readonly pageSize: number;
}

/** Loads a page of the sweeps that were signed, newest first, with the number of all. */
export async function loadSweepPage(
  db: Db,
  { businessId, page, pageSize }: SweepPage,
): Promise<{ readonly rows: readonly SweepRow[]; readonly total: number }> {
  const isMeant = and(
    ...[eq(transfersOut.businessId, businessId), eq(transfersOut.kind, 'COLLECT')],
    ne(transfersOut.status, 'PLANNED'),
  );
  const rows = await db
    .select()
    .from(transfersOut)
    .where(isMeant)
    .orderBy(desc(transfersOut.createdAt), desc(transfersOut.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [counted] = await db.select({ total: count() }).from(transfersOut).where(isMeant);
  return { rows, total: counted?.total ?? 0 };
}

function isSweep({ businessId, sweepId }: NamedSweep) {
  return and(
    ...[eq(transfersOut.id, sweepId), eq(transfersOut.businessId, businessId)],
    eq(transfersOut.kind, 'COLLECT'),
  );
}
