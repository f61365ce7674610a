import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { linkInvoiceMails } from '../db/schema.ts';
import { queueMail } from '../mail/mailer.ts';
import { createDaysInZone } from '../platform/days-in-zone.ts';
import { nowOf } from '../platform/server-platform.ts';
import {
  type FoundInvoice,
  hasPart,
  type InvoiceMailRow,
  isPaidFor,
  loadReaderLanguage,
} from './invoice-store.ts';
import { stopUrlOf, writeInvoiceMail } from './write-invoice-mail.ts';

export interface InvoiceMail extends Pick<InvoiceMailRow, 'kind' | 'step'> {
  readonly found: FoundInvoice;
}

/**
 * Enqueues an email of an invoice, and records why none is sent: the customer stopped them, has no address, or has
 * paid. Its row comes first, so that no two transactions queue the same email.
 */
export async function queueInvoiceMail(
  tx: Db,
  { platform, publicUrl }: Pick<ServiceContext, 'platform' | 'publicUrl'>,
  { found, kind, step }: InvoiceMail,
): Promise<void> {
  const { invoice, customer } = found;
  const { email } = customer;
  const withheld = await findObstacle(tx, found);
  const mailId = platform.newId();
  const [added] = await tx
    .insert(linkInvoiceMails)
    .values({
      ...{ invoiceId: invoice.id, kind, step, state: withheld ?? 'QUEUED' },
      ...{ mailId: withheld === null ? mailId : null, createdAt: nowOf(platform) },
    })
    .onConflictDoNothing()
    .returning();
  if (added === undefined || withheld !== null || email === null) return;
  const today = createDaysInZone(found.business.timezone).dayOf(nowOf(platform));
  const locale = (await loadReaderLanguage(tx, invoice)) ?? invoice.language;
  const reminder = kind === 'REMINDER' ? { day: today, hasPart: await hasPart(tx, invoice) } : null;
  await queueMail(
    tx,
    { platform },
    {
      ...{ id: mailId, to: { email, locale } },
      write: writeInvoiceMail({ found, reminder, publicUrl }),
      unsubscribeUrl: stopUrlOf(found, publicUrl),
    },
  );
}

async function findObstacle(
  tx: Db,
  { invoice, customer, link }: FoundInvoice,
): Promise<InvoiceMailRow['state'] | null> {
  if (customer.invoicesStoppedAt !== null) return 'STOPPED';
  if (customer.email === null) return 'NO_EMAIL';
  return link.archivedAt !== null || (await isPaidFor(tx, invoice)) ? 'DROPPED' : null;
}
