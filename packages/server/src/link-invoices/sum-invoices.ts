import type { LinkInvoiceFilters, LinkInvoiceTotal } from '@billfold/core/contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import { linkInvoices, paymentLinks } from '../db/schema.ts';
import type { Membership } from '../http/bind.ts';
import { isOutstanding } from '../payments/is-outstanding.ts';
import { formatPrice, readPriced } from '../payments/read-price.ts';
import { invoicesOf, todayOf } from './list-invoices.ts';

/** Adds up the outstanding invoices that pass filters, by the currency of their prices. */
export async function sumInvoices(
  context: ServiceContext,
  member: Membership,
  filters: LinkInvoiceFilters,
): Promise<readonly LinkInvoiceTotal[]> {
  const { db } = context;
  const { price, priceCurrency: currency } = paymentLinks;
  const isOverdue = sql`${linkInvoices.dueOn} < ${await todayOf(context, member)}`;
  const rows = await db
    .select({
      currency,
      outstanding: sql<string>`sum(${price})::text`,
      overdue: sql<string>`coalesce(sum(${price}) filter (where ${isOverdue}), 0)::text`,
    })
    .from(linkInvoices)
    .innerJoin(paymentLinks, eq(paymentLinks.id, linkInvoices.linkId))
    .where(and(await invoicesOf(context, member, filters), isOutstanding(db)))
    .groupBy(currency)
    .orderBy(asc(currency));
  return rows.map((row) => {
    const format = (sum: string) =>
      formatPrice({ amount: readPriced(sum), currency: row.currency }).amount;
    return {
      currency: row.currency,
      outstanding: format(row.outstanding),
      overdue: format(row.overdue),
    };
  });
}
