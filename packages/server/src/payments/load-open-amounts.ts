import { and, isNull } from 'drizzle-orm';
import { isAnyTextOf } from '../db/is-any-of.ts';
import type { Db } from '../db/open-database.ts';
import { paymentLinks } from '../db/schema.ts';
import type { PaymentRow } from './payment-parts.ts';

/** Loads the ids of the payments whose payers chose the amount, by a link without a price. */
export async function loadOpenAmounts(
  db: Db,
  rows: readonly Pick<PaymentRow, 'id' | 'linkId'>[],
): Promise<ReadonlySet<string>> {
  const linkIds = [...new Set(rows.flatMap(({ linkId }) => linkId ?? []))];
  if (linkIds.length === 0) return new Set();
  const { id, price } = paymentLinks;
  const found = await db
    .select({ id })
    .from(paymentLinks)
    .where(and(isAnyTextOf(id, linkIds), isNull(price)));
  const open = new Set<string | null>(found.map((link) => link.id));
  return new Set(rows.flatMap((row) => (open.has(row.linkId) ? [row.id] : [])));
}
