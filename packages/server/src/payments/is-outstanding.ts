import { and, eq, isNotNull, isNull, notExists, type SQL } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { linkInvoices, paymentLinks, payments } from '../db/schema.ts';
import { isPaid } from './summarize-payments.ts';

/**
 * Returns the condition that an invoice, selected with its link, was sent and is neither paid nor cancelled. Its customer
 * owes it also where the email did not arrive, which is a status of its own in the list.
 */
export function isOutstanding(db: Db): SQL | undefined {
  const paying = db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.linkId, linkInvoices.linkId), isPaid));
  return and(isNotNull(linkInvoices.sentAt), isNull(paymentLinks.archivedAt), notExists(paying));
}
