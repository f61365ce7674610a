import { createStorefronts } from '../checkout/storefront.ts';
import { customerLocale } from '../customers/customer-locale.ts';
import type { Db } from '../db/open-database.ts';
import { paymentMails } from '../db/schema.ts';
import { loadInvoiceNumbers } from '../link-invoices/load-invoice-numbers.ts';
import { queueMail } from '../mail/mailer.ts';
import type { PaymentParts, PaymentRow } from '../payments/payment-parts.ts';
import type { PaymentsContext } from '../payments/payments-context.ts';
import { presentParts } from '../payments/present-payment.ts';
import { findProblem } from './find-problem.ts';
import { problemMail } from './problem-mail.ts';

/** Payment after a decision, with its row before. */
export interface DecidedParts {
  readonly parts: PaymentParts;
  readonly before: PaymentRow;
}

export interface MailedProblems {
  readonly decided: readonly DecidedParts[];
  readonly now: Date;
}

/** A transaction that left the mempool is often back, or replaced by another one, minutes later. */
const lostDelayMs = 10 * 60_000;

/**
 * Mails payers who gave an email what went wrong with their payments, in the transaction of the decision: each thing
 * once for a payment, the rest each time that the business asks for it, and none where the business turned off the emails to its payers.
 */
export async function mailProblems(
  tx: Db,
  context: PaymentsContext,
  { decided, now }: MailedProblems,
): Promise<void> {
  const { load } = createStorefronts();
  for (const { parts, before } of decided) {
    const { row, customer, transfers } = parts;
    const problem = findProblem({ before, after: row, transfers });
    const email = customer?.email ?? null;
    if (problem === null || email === null) continue;
    const isAsked = problem === 'REST' && before.status === 'EXPIRED';
    const storefront = await load(tx, row.businessId);
    if (!storefront.checkout.sendsReceipts) continue;
    const invoices = await loadInvoiceNumbers(tx, [row]);
    const write = problemMail({
      invoiceNumber: invoices.get(row.id) ?? null,
      ...{ problem, isAsked, transfers, storefront, publicUrl: context.publicUrl },
      payment: presentParts(context, parts),
    });
    if (write === null) continue;
    const mailId = context.platform.newId();
    const insert = tx
      .insert(paymentMails)
      .values({ paymentId: row.id, kind: problem, mailId, createdAt: now });
    const target = [paymentMails.paymentId, paymentMails.kind];
    // The rest may be asked for again; any other problem is told once.
    const noted = isAsked
      ? insert.onConflictDoUpdate({ target, set: { mailId, createdAt: now } })
      : insert.onConflictDoNothing({ target });
    const added = await noted.returning({ kind: paymentMails.kind });
    if (added.length === 0) continue;
    await queueMail(tx, context, {
      ...{ id: mailId, to: { email, locale: customerLocale(row, storefront.checkout) }, write },
      ...(problem === 'LOST' ? { notBefore: new Date(now.getTime() + lostDelayMs) } : {}),
    });
  }
}
