import type { LinkInvoice } from '@billfold/core/contract';
import type { AuditAction } from '@billfold/core/internal';
import { and, eq, inArray } from 'drizzle-orm';
import type { BusinessActor } from '../businesses/business-actor.ts';
import { recordAudit } from '../businesses/record-audit.ts';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { paymentLinks, payments } from '../db/schema.ts';
import { lockLink } from '../payment-links/link-store.ts';
import { cancelPayment, isCancellable } from '../payments/change-payment.ts';
import { loadMemberActor, requireModeOf } from '../payments/member-actor.ts';
import type { PaymentRow } from '../payments/payment-parts.ts';
import { requireOpen } from '../payments/payment-rules.ts';
import { lockPayments } from '../payments/payment-store.ts';
import { ApiError } from '../platform/api-error.ts';
import { createDaysInZone } from '../platform/days-in-zone.ts';
import { nowOf } from '../platform/server-platform.ts';
import type { RefusalText } from '../refusal-texts/refusal-text.ts';
import { type FoundInvoice, findInvoice, isPaidFor, lockInvoice } from './invoice-store.ts';
import { dueReminder } from './next-step.ts';
import { presentOne } from './present-invoice.ts';
import { keepInvoice, sendInvoice } from './send-invoice.ts';

type Tools = Pick<ServiceContext, 'platform' | 'publicUrl'>;

export interface InvoiceChange extends BusinessActor {
  readonly id: string;
}

/**
 * Emails an invoice now.
 * @throws {ApiError} 404; 403; 409 STATE_CONFLICT where it is paid or cancelled, BUSINESS_SUSPENDED, BUSINESS_ARCHIVED
 */
export function sendNow(tx: Db, context: Tools, change: InvoiceChange): Promise<LinkInvoice> {
  return changeInvoice(tx, context, {
    ...{ ...change, action: 'link-invoice.sent' },
    change: (found) => {
      requireOpen(found.business.status);
      return sendInvoice(tx, context, found);
    },
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
 * Cancels an invoice by archiving its link, which takes no payment from then on, and what its customer started to pay.
 * A payment of which a part has come is left to the business.
 * @throws {ApiError} 404; 403; 409 STATE_CONFLICT
 */
export async function cancelInvoice(
  context: ServiceContext,
  change: InvoiceChange,
): Promise<LinkInvoice> {
  for (;;) {
    const cancelled = await context.db
      .transaction((tx) => cancelLocked(tx, context, change))
      .catch((error: unknown) => {
        if (!(error instanceof PaymentStarted)) throw error;
      });
    if (cancelled !== undefined) return cancelled;
  }
}

/** A payment that was started between the locks of an invoice's payments and of its link. */
class PaymentStarted extends Error {}

/** Cancels an invoice and the payments that it locks. @throws {PaymentStarted} where one of them came meanwhile */
async function cancelLocked(
  tx: Db,
  context: ServiceContext,
  change: InvoiceChange,
): Promise<LinkInvoice> {
  const { member, id } = change;
  const { invoice } = await findInvoice(tx, { businessId: member.businessId, id });
  const known = new Set(idsOf(await listCancellable(tx, invoice.linkId)));
  // Before the link, which a payer who chooses again locks after the payment, and in the order of all others.
  await lockPayments(tx, [...known]);
  return changeInvoice(tx, context, {
    ...{ ...change, action: 'link-invoice.cancelled' },
    change: async (found) => {
      const open = idsOf(await listCancellable(tx, found.link.id));
      if (open.some((paymentId) => !known.has(paymentId))) throw new PaymentStarted();
      const actor = await loadMemberActor(tx, member);
      for (const paymentId of open) {
        const named = { businessId: member.businessId, paymentId };
        await cancelPayment(tx, context, { named, actor, reason: null });
      }
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

const idsOf = (rows: readonly PaymentRow[]) => rows.map(({ id }) => id);

/** Lists the payments of a link for which nothing was seen. */
async function listCancellable(tx: Db, linkId: string): Promise<PaymentRow[]> {
  const isOpen = inArray(payments.status, ['CREATED', 'PENDING']);
  const rows = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.linkId, linkId), isOpen));
  return rows.filter(isCancellable);
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

const conflict = (reason: RefusalText): ApiError =>
  new ApiError(409, 'STATE_CONFLICT', { message: 'Not possible now', errors: [reason] });
