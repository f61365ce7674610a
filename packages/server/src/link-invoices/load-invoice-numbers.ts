import { isAnyTextOf } from '../db/is-any-of.ts';
import type { Db } from '../db/open-database.ts';
import { linkInvoices } from '../db/schema.ts';
import { writeInvoiceNumber } from './invoice-number.ts';

/** Loads the numbers of the invoices that payments pay, by the ids of the payments. */
export async function loadInvoiceNumbers(
  db: Db,
  payments: readonly { readonly id: string; readonly linkId: string | null }[],
): Promise<ReadonlyMap<string, string>> {
  const linkIds = [...new Set(payments.flatMap(({ linkId }) => linkId ?? []))];
  if (linkIds.length === 0) return new Map();
  const { linkId, number } = linkInvoices;
  const found = await db
    .select({ linkId, number })
    .from(linkInvoices)
    .where(isAnyTextOf(linkId, linkIds));
  const numbers = new Map(found.map((each) => [each.linkId, writeInvoiceNumber(each.number)]));
  return new Map(
    payments.flatMap((payment) => {
      const own = payment.linkId === null ? undefined : numbers.get(payment.linkId);
      return own == null ? [] : [[payment.id, own] as const];
    }),
  );
}
