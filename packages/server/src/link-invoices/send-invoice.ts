import { and, eq } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { linkInvoiceMails, linkInvoices } from '../db/schema.ts';
import { createDaysInZone } from '../platform/days-in-zone.ts';
import { nowOf } from '../platform/server-platform.ts';
import type { FoundInvoice, InvoiceRow } from './invoice-store.ts';
import { nextStepAt } from './next-step.ts';
import { queueInvoiceMail } from './queue-invoice-mail.ts';

type Tools = Pick<ServiceContext, 'platform' | 'publicUrl'>;

/** Emails an invoice, for the first time or once more, in the transaction that locked it. */
export async function sendInvoice(
  tx: Db,
  context: Tools,
  found: FoundInvoice,
): Promise<FoundInvoice> {
  const { invoice, business } = found;
  const now = nowOf(context.platform);
  const isOfInvoice = and(
    eq(linkInvoiceMails.invoiceId, invoice.id),
    eq(linkInvoiceMails.kind, 'INVOICE'),
  );
  const step = await tx.$count(linkInvoiceMails, isOfInvoice);
  await queueInvoiceMail(tx, context, { found, kind: 'INVOICE', step });
  const sentOn = createDaysInZone(business.timezone).dayOf(now);
  return keepInvoice(tx, context, {
    found,
    changes: { sentOn: invoice.sentOn ?? sentOn, sentAt: invoice.sentAt ?? now },
  });
}

export interface KeptInvoice {
  readonly found: FoundInvoice;
  readonly changes: Partial<InvoiceRow>;
}

/** Changes an invoice and plans its next email, in the transaction that locked it. */
export async function keepInvoice(
  tx: Db,
  { platform }: Pick<Tools, 'platform'>,
  { found, changes }: KeptInvoice,
): Promise<FoundInvoice> {
  const planned = { ...found.invoice, ...changes };
  const zone = createDaysInZone(found.business.timezone);
  const nextAt = found.link.archivedAt === null ? nextStepAt(planned, zone) : null;
  const [invoice] = await tx
    .update(linkInvoices)
    .set({ ...changes, nextAt, updatedAt: nowOf(platform) })
    .where(eq(linkInvoices.id, planned.id))
    .returning();
  if (invoice === undefined) throw new Error(`invoice ${planned.id} was not changed`);
  return { ...found, invoice };
}
