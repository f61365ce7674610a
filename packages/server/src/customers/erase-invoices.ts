import { and, eq, inArray, isNull, notExists } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { linkInvoices, linkSchedules, paymentLinks, payments } from '../db/schema.ts';
import { isPaid } from '../payments/summarize-payments.ts';

/** Reports whether a customer has an invoice that is unpaid, or a schedule that sends more of them. */
export async function hasOpenInvoice(db: Db, customerId: string): Promise<boolean> {
  const ofLink = and(eq(payments.linkId, paymentLinks.id), isPaid);
  const [open] = await db
    .select({ id: linkInvoices.id })
    .from(linkInvoices)
    .innerJoin(paymentLinks, eq(paymentLinks.id, linkInvoices.linkId))
    .where(
      and(
        ...[eq(linkInvoices.customerId, customerId), isNull(paymentLinks.archivedAt)],
        notExists(db.select().from(payments).where(ofLink)),
      ),
    )
    .limit(1);
  const isRunning = and(
    eq(linkSchedules.customerId, customerId),
    inArray(linkSchedules.status, ['ACTIVE', 'PAUSED']),
  );
  return open !== undefined || (await db.$count(linkSchedules, isRunning)) > 0;
}

/** Removes the notes that invoices of a customer carry. */
export async function eraseInvoiceNotes(tx: Db, customerId: string): Promise<void> {
  const links = tx
    .select({ id: linkInvoices.linkId })
    .from(linkInvoices)
    .where(eq(linkInvoices.customerId, customerId));
  await tx.update(paymentLinks).set({ description: null }).where(inArray(paymentLinks.id, links));
  await tx
    .update(linkSchedules)
    .set({ note: null })
    .where(eq(linkSchedules.customerId, customerId));
}
