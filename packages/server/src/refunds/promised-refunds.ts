import type { RefundStatus } from '@billfold/core/contract';
import { and, eq, inArray, isNotNull, sql, sum } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { transfersOut } from '../db/schema.ts';

interface Promised {
  readonly businessId: number;
  readonly livemode: boolean;
}

/** Statuses of a refund whose money is still in the wallet. One that failed can be signed again. */
const unsent: readonly RefundStatus[] = ['AWAITING_ADDRESS', 'AWAITING_SIGNATURE', 'FAILED'];

/** Selects the value of the refunds of each payment that no block has yet, read once for all payments. */
export function selectPromised(db: Db, { businessId, livemode }: Promised) {
  const { paymentId, credited } = transfersOut;
  return db
    .select({ paymentId, credited: sum(credited).as('promised_credit') })
    .from(transfersOut)
    .where(
      and(
        ...[eq(transfersOut.businessId, businessId), eq(transfersOut.livemode, livemode)],
        ...[eq(transfersOut.kind, 'REFUND'), isNotNull(paymentId)],
        inArray(transfersOut.status, [...unsent, 'BROADCAST']),
      ),
    )
    .groupBy(paymentId)
    .as('promised');
}

/** Loads the units that refunds are to send which are not sent yet, by the id of the asset. */
export async function loadPromisedUnits(
  db: Db,
  { businessId, livemode }: Promised,
): Promise<ReadonlyMap<string, bigint>> {
  const { assetId, units } = transfersOut;
  const rows = await db
    .select({ assetId, units: sql<bigint>`sum(${units})::text`.mapWith(BigInt) })
    .from(transfersOut)
    .where(
      and(
        ...[eq(transfersOut.businessId, businessId), eq(transfersOut.livemode, livemode)],
        ...[eq(transfersOut.kind, 'REFUND'), inArray(transfersOut.status, unsent)],
      ),
    )
    .groupBy(assetId);
  return new Map(rows.map((row) => [row.assetId, row.units]));
}
