import type { CustomerDetail } from '@billfold/core/contract';
import { and, eq, isNull, notExists, or, sql } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { linkInvoices, paymentLinks, payments } from '../db/schema.ts';
import { isOutstanding } from '../payments/is-outstanding.ts';
import { formatPrice, readPriced } from '../payments/read-price.ts';
import { isOpen } from '../payments/summarize-payments.ts';

/** Adds up what a customer owes, by currency: what is missing of open payments, and the outstanding invoices. */
export async function sumOpen(db: Db, customerId: string): Promise<CustomerDetail['open']> {
  const rows = [
    ...(await sumOpenPayments(db, customerId)),
    ...(await sumOutstanding(db, customerId)),
  ];
  const sums = new Map<string, bigint>();
  for (const { currency, sum } of rows)
    sums.set(currency, (sums.get(currency) ?? 0n) + readPriced(sum));
  return [...sums]
    .filter(([, amount]) => amount > 0n)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([currency, amount]) => formatPrice({ amount, currency }));
}

async function sumOpenPayments(db: Db, customerId: string) {
  const { price, priceCurrency: currency, credited, linkId } = payments;
  // The invoice itself counts.
  const ofInvoice = db
    .select({ id: linkInvoices.id })
    .from(linkInvoices)
    .where(eq(linkInvoices.linkId, linkId));
  return db
    .select({ currency, sum: sql<string>`sum(greatest(${price} - ${credited}, 0))::text` })
    .from(payments)
    .where(
      and(eq(payments.customerId, customerId), isOpen, or(isNull(linkId), notExists(ofInvoice))),
    )
    .groupBy(currency);
}

async function sumOutstanding(db: Db, customerId: string) {
  const { price, priceCurrency: currency } = paymentLinks;
  return db
    .select({ currency, sum: sql<string>`sum(${price})::text` })
    .from(linkInvoices)
    .innerJoin(paymentLinks, eq(paymentLinks.id, linkInvoices.linkId))
    .where(and(eq(linkInvoices.customerId, customerId), isOutstanding(db)))
    .groupBy(currency);
}
