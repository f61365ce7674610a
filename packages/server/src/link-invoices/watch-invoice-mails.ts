import { eq } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { linkInvoiceMails, linkInvoices } from '../db/schema.ts';
import type { MailWatch } from '../mail/deliver-mail.ts';
import { isPaidFor, selectInvoices } from './invoice-store.ts';

/**
 * Watch over the delivery of emails with invoices: one that waited is dropped where its invoice was paid or cancelled
 * meanwhile, or its customer stopped them, and a business learns which were refused.
 */
export const invoiceMailWatch: MailWatch = {
  isWanted: async (db, mailId) => {
    const invoiceId = await findInvoiceId(db, mailId);
    if (invoiceId === null) return true;
    const [found] = await selectInvoices(db).where(eq(linkInvoices.id, invoiceId));
    if (found === undefined || found.customer.invoicesStoppedAt !== null) return false;
    return found.link.archivedAt === null && !(await isPaidFor(db, found.invoice));
  },
  noteEnd: async (tx, { mailId, end }) => {
    const state = end === 'DROPPED' && (await isStopped(tx, mailId)) ? 'STOPPED' : end;
    await tx.update(linkInvoiceMails).set({ state }).where(eq(linkInvoiceMails.mailId, mailId));
  },
};

/** Reports whether the customer whom a mail was for stopped such mails while it waited. */
async function isStopped(db: Db, mailId: string): Promise<boolean> {
  const invoiceId = await findInvoiceId(db, mailId);
  if (invoiceId === null) return false;
  const [found] = await selectInvoices(db).where(eq(linkInvoices.id, invoiceId));
  return found !== undefined && found.customer.invoicesStoppedAt !== null;
}

async function findInvoiceId(db: Db, mailId: string): Promise<string | null> {
  const [row] = await db
    .select({ invoiceId: linkInvoiceMails.invoiceId })
    .from(linkInvoiceMails)
    .where(eq(linkInvoiceMails.mailId, mailId));
  return row?.invoiceId ?? null;
}
