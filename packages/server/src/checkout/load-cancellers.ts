import type { Canceller } from '@billfold/core/contract';
import { and, asc, eq } from 'drizzle-orm';
import { isAnyTextOf } from '../db/is-any-of.ts';
import type { Db } from '../db/open-database.ts';
import { paymentEvents } from '../db/schema.ts';
import type { PaymentRow } from '../payments/payment-parts.ts';

/** Loads who cancelled each of the payments that are cancelled, by their ids. */
export async function loadCancellers(
  db: Db,
  rows: readonly Pick<PaymentRow, 'id' | 'status'>[],
): Promise<ReadonlyMap<string, Canceller>> {
  const ids = rows.flatMap(({ id, status }) => (status === 'CANCELLED' ? [id] : []));
  if (ids.length === 0) return new Map();
  const { paymentId, type, actorKind, sequence } = paymentEvents;
  const found = await db
    .select({ paymentId, actorKind })
    .from(paymentEvents)
    .where(and(isAnyTextOf(paymentId, ids), eq(type, 'payment.cancelled')))
    .orderBy(asc(sequence));
  return new Map(
    found.flatMap((each) => {
      const canceller = cancellerOf[each.actorKind];
      return canceller === null ? [] : [[each.paymentId, canceller] as const];
    }),
  );
}

const cancellerOf = {
  payer: 'PAYER',
  user: 'BUSINESS',
  key: 'BUSINESS',
  chain: null,
  system: null,
} as const satisfies Record<(typeof paymentEvents.$inferSelect)['actorKind'], Canceller | null>;
