import { and, asc, eq, inArray } from 'drizzle-orm';
import { isAnyTextOf } from '../db/is-any-of.ts';
import type { Db } from '../db/open-database.ts';
import { transferParts, transfersOut } from '../db/schema.ts';
import { groupBy } from '../platform/group-by.ts';

export type RefundRow = Pick<
  typeof transfersOut.$inferSelect,
  'paymentId' | 'assetId' | 'units' | 'keptUnits' | 'credited' | 'status'
>;

/** Refund with where it went. */
export interface SentRefund extends RefundRow {
  /** Null where its business has not named one, nor its customer. */
  readonly address: string | null;
  /** Null before it has a transaction. */
  readonly hash: string | null;
  /** Units that its transaction pays: less than `units` where the payer bears the network fee. */
  readonly sentUnits: bigint | null;
}

/** Loads the refunds of payments that are on their way or in a block, by the id of the payment. */
export async function loadRefunds(
  db: Db,
  paymentIds: readonly string[],
): Promise<ReadonlyMap<string, readonly SentRefund[]>> {
  if (paymentIds.length === 0) return new Map();
  const { id, paymentId, assetId, units, keptUnits, credited, status, kind, address } =
    transfersOut;
  const rows = await db
    .select({
      ...{ paymentId, assetId, units, keptUnits, credited, status, address },
      ...{ hash: transferParts.hash, sentUnits: transferParts.units },
    })
    .from(transfersOut)
    .leftJoin(transferParts, eq(transferParts.outId, id))
    .where(
      and(
        ...[eq(kind, 'REFUND'), inArray(status, ['BROADCAST', 'CONFIRMED'])],
        isAnyTextOf(paymentId, paymentIds),
      ),
    )
    .orderBy(asc(id));
  return groupBy(rows, (row) => row.paymentId ?? '');
}
