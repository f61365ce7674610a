import type { LinkInvoiceStatus } from '@billfold/core/contract';
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { linkInvoiceMails, linkInvoices, paymentLinks, payments } from '../db/schema.ts';
import { isPaid } from '../payments/summarize-payments.ts';
import { failedStates } from './invoice-store.ts';

/** Returns the condition that an invoice has a status on a day, as `presentInvoice` derives it. */
export function hasStatus(
  db: Db,
  { status, today }: { readonly status: LinkInvoiceStatus; readonly today: string },
): SQL {
  const refundState = db
    .select({ refundState: payments.refundState })
    .from(payments)
    .where(and(eq(payments.linkId, linkInvoices.linkId), isPaid))
    .orderBy(asc(payments.confirmedAt), asc(payments.id))
    .limit(1);
  const archivedAt = db
    .select({ archivedAt: paymentLinks.archivedAt })
    .from(paymentLinks)
    .where(eq(paymentLinks.id, linkInvoices.linkId));
  const isOfInvoice = and(
    eq(linkInvoiceMails.invoiceId, linkInvoices.id),
    eq(linkInvoiceMails.kind, 'INVOICE'),
  );
  const lastState = db
    .select({ state: linkInvoiceMails.state })
    .from(linkInvoiceMails)
    .where(isOfInvoice)
    .orderBy(desc(linkInvoiceMails.createdAt), desc(linkInvoiceMails.step))
    .limit(1);
  return sql`${status} = case
    when (${refundState}) = 'FULL' then 'REFUNDED'
    when (${refundState}) is not null then 'PAID'
    when (${archivedAt}) is not null then 'CANCELLED'
    when ${linkInvoices.sentAt} is null then 'SCHEDULED'
    when (${lastState}) in ${failedStates} then 'NOT_SENT'
    when ${linkInvoices.dueOn} < ${today} then 'OVERDUE'
    else 'SENT'
  end`;
}
