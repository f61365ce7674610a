import { and, eq, gte, inArray, isNotNull } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { payments, paymentTransfers } from '../db/schema.ts';
import { isBooked } from '../payments/summarize-payments.ts';
import { addUpCents, isValued, valueAtReceipt } from './add-up-cents.ts';

export interface VolumesOf {
  readonly businessIds: readonly number[];
  readonly livemode: boolean;
  readonly since: Date;
}

/** Completed payments of a business. */
export interface BusinessVolume {
  /** True if any payment was ever completed for which something came. */
  readonly hasPayments: boolean;
  /** Value at receipt of those that completed since a moment, in cents, rounded down. */
  readonly recent: bigint;
}

/** Adds up the completed payments of several businesses. */
export async function sumVolumes(
  db: Db,
  { businessIds, livemode, since }: VolumesOf,
): Promise<ReadonlyMap<number, BusinessVolume>> {
  if (businessIds.length === 0) return new Map();
  const isCompleted = and(
    ...[inArray(payments.businessId, [...businessIds]), eq(payments.livemode, livemode)],
    ...[eq(payments.status, 'COMPLETED'), isNotNull(payments.completedAt), isBooked],
  );
  const active = await db
    .selectDistinct({ businessId: payments.businessId })
    .from(payments)
    .where(isCompleted);
  const sums = await db
    .select({
      ...{ businessId: payments.businessId, assetId: paymentTransfers.assetId },
      value: valueAtReceipt,
    })
    .from(payments)
    .innerJoin(paymentTransfers, eq(paymentTransfers.paymentId, payments.id))
    .where(and(isCompleted, gte(payments.completedAt, since), isValued))
    .groupBy(payments.businessId, paymentTransfers.assetId);
  return new Map(
    active.map(({ businessId }) => [
      businessId,
      {
        hasPayments: true,
        recent: addUpCents(sums.filter((each) => each.businessId === businessId)),
      },
    ]),
  );
}
