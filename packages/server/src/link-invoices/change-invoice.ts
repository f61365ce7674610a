import type { LinkInvoice } from '@billfold/core/contract';
import type { AuditAction } from '@billfold/core/internal';
import { eq } from 'drizzle-orm';
import type { BusinessActor } from '../businesses/business-actor.ts';
import { recordAudit } from '../businesses/record-audit.ts';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { paymentLinks } from '../db/schema.ts';
import { lockLink } from '../payment-links/link-store.ts';
import { requireModeOf } from '../payments/member-actor.ts';
import { ApiError } from '../platform/api-error.ts';
import { createDaysInZone } from '../platform/days-in-zone.ts';
import { nowOf } from '../platform/server-platform.ts';
import { type FoundInvoice, isPaidFor, lockInvoice } from './invoice-store.ts';
import { dueReminder } from './next-step.ts';
import { presentOne } from './present-invoice.ts';
import { keepInvoice, sendInvoice } from './send-invoice.ts';

type Tools = Pick<ServiceContext, 'platform' | 'publicUrl'>;

export interface InvoiceChange extends BusinessActor {
  readonly id: string;
}

/** Emails an invoice now. @throws {ApiError} 404; 403; 409 STATE_CONFLICT where it is paid or cancelled */
export function sendNow(tx: Db, context: Tools, change: InvoiceChange): Promise<LinkInvoice> {
  return changeInvoice(tx, context, {
    ...{ ...change, action: 'link-invoice.sent' },
    change: (found) => sendInvoice(tx, context, found),
  });
}

/**
 * Pauses the reminders of an invoice, or resumes them: those whose day passed meanwhile are left out.
 * @throws {ApiError} 404; 403; 409 STATE_CONFLICT
 */
export function pauseReminders(
  tx: Db,
  context: Tools,
  { isPaused, ...change }: InvoiceChange & { readonly isPaused: boolean },
): Promise<LinkInvoice> {
  return changeInvoice(tx, context, {
    ...{ ...change, action: isPaused ? 'link-invoice.paused' : 'link-invoice.resumed' },
    change: (found) => {
      const now = nowOf(context.platform);
      const zone = createDaysInZone(found.business.timezone);
      const remindedTo = dueReminder(found.invoice, { zone, now }) ?? found.invoice.remindedTo;
      const changes = isPaused ? { isPaused } : { isPaused, remindedTo };
      return keepInvoice(tx, context, { found, changes });
    },
  });
}

/**
 * Cancels an invoice by archiving its link, which takes no payment from then on.
 * @throws {ApiError} 404; 403; 409 STATE_CONFLICT
 */
export function cancelInvoice(tx: Db, context: Tools, change: InvoiceChange): Promise<LinkInvoice> {
  return changeInvoice(tx, context, {
    ...{ ...change, action: 'link-invoice.cancelled' },
    change: async (found) => {
      const [link] = await tx
        .update(paymentLinks)
        .set({ archivedAt: nowOf(context.platform) })
        .where(eq(paymentLinks.id, found.link.id))
        .returning();
      if (link === undefined) throw new Error(`link ${found.link.id} was not archived`);
      return keepInvoice(tx, context, { found: { ...found, link }, changes: {} });
    },
  });
}

interface AuditedChange extends InvoiceChange {
  readonly action: AuditAction;
  readonly change: (found: FoundInvoice) => Promise<FoundInvoice>;
}

async function changeInvoice(
  tx: Db,
  context: Tools,
  { member, caller, id, action, change }: AuditedChange,
): Promise<LinkInvoice> {
  const { businessId, userId } = member;
  const { invoice } = await lockInvoice(tx, { businessId, id });
  requireModeOf(invoice, member, 'create-payments');
  // Under the lock of the link, with which a payer starts a payment.
  await lockLink(tx, { businessId, id: invoice.linkId });
  const found = await lockInvoice(tx, { businessId, id });
  if (found.link.archivedAt !== null) throw conflict('This invoice is cancelled.');
  if (await isPaidFor(tx, invoice)) throw conflict('This invoice is paid, or is being paid.');
  const changed = await change(found);
  await recordAudit(tx, context.platform, {
    ...{ businessId, userId, caller, action, target: id },
  });
  return presentOne(tx, context, { found: changed, viewer: member });
}

const conflict = (reason: string): ApiError =>
  new ApiError(409, 'STATE_CONFLICT', { message: 'Not possible now', errors: [reason] });
