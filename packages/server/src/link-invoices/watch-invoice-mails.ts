import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { linkInvoiceMails, linkInvoices } from '../db/schema.ts';
import type { MailWatch } from '../mail/deliver-mail.ts';
import { isOpen } from '../payments/payment-rules.ts';
import { type FoundInvoice, isPaidFor, selectInvoices } from './invoice-store.ts';

/**
 * Watch over the delivery of emails with invoices: one that waited is dropped where its invoice was paid or cancelled
 * meanwhile, its customer stopped them, or its business was suspended or archived; and a business learns which were
 * refused.
 */
export const invoiceMailWatch: MailWatch = {
  isWanted: async (db, mailId) => {
    const found = await findInvoiceOfMail(db, mailId);
    if (found === undefined) return true;
    if (isStopped(found) || found.link.archivedAt !== null) return false;
    if (!isOpen(found.business.status)) return false;
    return !(await isPaidFor(db, found.invoice));
  },
  noteEnd: async (tx, { mailId, end }) => {
    const found = end === 'DROPPED' ? await findInvoiceOfMail(tx, mailId) : undefined;
    const state = found !== undefined && isStopped(found) ? 'STOPPED' : end;
    await tx.update(linkInvoiceMails).set({ state }).where(eq(linkInvoiceMails.mailId, mailId));
  },
};

const isStopped = ({ customer }: FoundInvoice): boolean => customer.invoicesStoppedAt !== null;

/** Finds the invoice that a mail is about; undefined of any other mail. */
async function findInvoiceOfMail(db: Db, mailId: string): Promise<FoundInvoice | undefined> {
  const { invoiceId } = linkInvoiceMails;
  const ids = db
    .select({ invoiceId })
    .from(linkInvoiceMails)
    .where(eq(linkInvoiceMails.mailId, mailId));
  const [found] = await selectInvoices(db).where(inArray(linkInvoices.id, ids));
  return found;
}
