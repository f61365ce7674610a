import type { PaymentLine } from '@billfold/core/contract';
import { eq } from 'drizzle-orm';
import { isAnyTextOf } from '../db/is-any-of.ts';
import type { Db } from '../db/open-database.ts';
import { paymentLinks, payments } from '../db/schema.ts';
import { presentLines } from '../payment-links/present-link.ts';
import type { PaymentRow } from '../payments/payment-parts.ts';

/** Loads the lines of payments by their ids: those of the link that created a payment, which never change. */
export async function loadLines(
  db: Db,
  rows: readonly Pick<PaymentRow, 'id' | 'linkId' | 'priceCurrency'>[],
): Promise<ReadonlyMap<string, readonly PaymentLine[]>> {
  const linked = rows.filter(({ linkId }) => linkId !== null);
  if (linked.length === 0) return new Map();
  const found = await db
    .select({ id: payments.id, lines: paymentLinks.lines })
    .from(payments)
    .innerJoin(paymentLinks, eq(paymentLinks.id, payments.linkId))
    .where(
      isAnyTextOf(
        payments.id,
        linked.map(({ id }) => id),
      ),
    );
  const currencies = new Map(linked.map(({ id, priceCurrency }) => [id, priceCurrency]));
  return new Map(
    found.map(({ id, lines }) => [id, presentLines({ lines }, currencies.get(id) ?? '')]),
  );
}
