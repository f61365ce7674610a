import { and, asc, count, desc, eq, ne } from 'drizzle-orm';
import { isAnyTextOf } from '../db/is-any-of.ts';
import type { Db } from '../db/open-database.ts';
import { transferParts, transfersOut } from '../db/schema.ts';
import { notFound } from '../platform/api-error.ts';

export type TransferRow = typeof transfersOut.$inferSelect;
export type PartRow = typeof transferParts.$inferSelect;

/** Kinds of transfers that are planned, and signed with one signature for all of their parts. */
export type PlannedKind = Exclude<TransferRow['kind'], 'REFUND'>;

/** Transfer or plan of one as its business names it. */
export interface NamedTransfer {
  readonly businessId: number;
  readonly outId: string;
  readonly kind: PlannedKind;
}

/** Words for the kinds of transfers in texts. */
export const nounOf = { COLLECT: 'sweep', PAYOUT: 'payout', REFUND: 'refund' } as const;

/** Loads a transfer or the plan of one. @throws {ApiError} 404 */
export async function loadTransferRow(db: Db, named: NamedTransfer): Promise<TransferRow> {
  const [row] = await db.select().from(transfersOut).where(isNamed(named));
  if (row === undefined) throw notFound(nounOf[named.kind]);
  return row;
}

/** Loads a transfer that was signed once. @throws {ApiError} 404 */
export async function loadSignedTransfer(db: Db, named: NamedTransfer): Promise<TransferRow> {
  const row = await loadTransferRow(db, named);
  if (row.status === 'PLANNED') throw notFound(nounOf[named.kind]);
  return row;
}

/** Locks a transfer until the transaction ends. @throws {ApiError} 404 */
export async function lockTransferRow(tx: Db, named: NamedTransfer): Promise<TransferRow> {
  const [row] = await tx.select().from(transfersOut).where(isNamed(named)).for('update');
  if (row === undefined) throw notFound(nounOf[named.kind]);
  return row;
}

/** Loads the parts of transfers in the order in which they are signed. */
export function loadParts(db: Db, ids: readonly string[]): Promise<PartRow[]> {
  return db
    .select()
    .from(transferParts)
    .where(isAnyTextOf(transferParts.outId, ids))
    .orderBy(asc(transferParts.outId), asc(transferParts.n));
}

export interface TransferPage {
  readonly businessId: number;
  readonly kind: PlannedKind;
  readonly page: number;
  readonly pageSize: number;
}

/** Loads a page of the transfers of a kind that were signed, newest first, with the number of all. */
export async function loadTransferPage(
  db: Db,
  { businessId, kind, page, pageSize }: TransferPage,
): Promise<{ readonly rows: readonly TransferRow[]; readonly total: number }> {
  const isMeant = and(
    ...[eq(transfersOut.businessId, businessId), eq(transfersOut.kind, kind)],
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

function isNamed({ businessId, outId, kind }: NamedTransfer) {
  return and(
    ...[eq(transfersOut.id, outId), eq(transfersOut.businessId, businessId)],
    eq(transfersOut.kind, kind),
  );
}
