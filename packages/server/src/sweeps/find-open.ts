import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { isAnyOf } from '../db/is-any-of.ts';
import type { Db } from '../db/open-database.ts';
import { addressStock, payments } from '../db/schema.ts';

const openStatuses = ['CREATED', 'PENDING', 'CONFIRMING'] as const;

/** Finds the purses that belong to payments that are open. */
export async function findOpen(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: addressStock.purseId })
    .from(addressStock)
    .innerJoin(payments, eq(payments.id, addressStock.leasePaymentId))
    .where(
      and(
        ...[isNotNull(addressStock.purseId), isAnyOf(addressStock.purseId, ids)],
        inArray(payments.status, [...openStatuses]),
      ),
    );
  return new Set(rows.flatMap(({ id }) => id ?? []));
}
