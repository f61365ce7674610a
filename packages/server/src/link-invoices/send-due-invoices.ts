import { and, asc, eq, lte } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { businesses, linkInvoices } from '../db/schema.ts';
import { createDaysInZone } from '../platform/days-in-zone.ts';
import { nowOf } from '../platform/server-platform.ts';
import { hasArrived, isPaidFor, selectInvoices } from './invoice-store.ts';
import { dueReminder, sendMoment } from './next-step.ts';
import { queueInvoiceMail } from './queue-invoice-mail.ts';
import { keepInvoice, sendInvoice } from './send-invoice.ts';

type Tools = Pick<ServiceContext, 'db' | 'platform' | 'publicUrl'>;

const batch = 100;
/** Time until an invoice is looked at again whose money is arriving. */
const recheckMs = 3_600_000;

/** Emails the invoices and reminders that are due; those of a suspended or archived business wait. */
export async function sendDueInvoices(context: Tools): Promise<void> {
  const { db, platform } = context;
  const now = nowOf(platform);
  for (;;) {
    const due = await db
      .select({ id: linkInvoices.id })
      .from(linkInvoices)
      .innerJoin(businesses, eq(businesses.id, linkInvoices.businessId))
      .where(and(lte(linkInvoices.nextAt, now), eq(businesses.status, 'ACTIVE')))
      .orderBy(asc(linkInvoices.nextAt), asc(linkInvoices.id))
      .limit(batch);
    for (const { id } of due) await db.transaction((tx) => takeStep(tx, context, { id, now }));
    if (due.length < batch) return;
  }
}

/** Takes the next step of an invoice, unless another process did. It leaves the time of the one after it. */
async function takeStep(
  tx: Db,
  context: Tools,
  { id, now }: { readonly id: string; readonly now: Date },
): Promise<void> {
  await tx.select().from(linkInvoices).where(eq(linkInvoices.id, id)).for('update');
  const isDue = and(eq(linkInvoices.id, id), lte(linkInvoices.nextAt, now));
  const [found] = await selectInvoices(tx).where(isDue);
  if (found === undefined) return;
  const { invoice, link, business } = found;
  const setNext = (nextAt: Date | null) =>
    tx.update(linkInvoices).set({ nextAt }).where(eq(linkInvoices.id, id));
  if (link.archivedAt !== null || (await hasArrived(tx, invoice)))
    return void (await setNext(null));
  // Money that is arriving may be replaced, and the step is due again then.
  if (await isPaidFor(tx, invoice))
    return void (await setNext(new Date(now.getTime() + recheckMs)));
  const zone = createDaysInZone(business.timezone);
  if (invoice.sentAt === null) {
    // The business may have moved to another time zone since.
    if (sendMoment(invoice.sendOn, zone) <= now) await sendInvoice(tx, context, found);
    else await keepInvoice(tx, context, { found, changes: {} });
    return;
  }
  const step = invoice.isPaused ? null : dueReminder(invoice, { zone, now });
  if (step !== null) await queueInvoiceMail(tx, context, { found, kind: 'REMINDER', step });
  const changes = step === null ? {} : { remindedTo: step };
  await keepInvoice(tx, context, { found, changes });
}
