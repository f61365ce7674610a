import { createStorefronts } from '../checkout/storefront.ts';
import type { Db } from '../db/open-database.ts';
import { paymentMails } from '../db/schema.ts';
import { queueMail } from '../mail/mailer.ts';
import { enqueue } from '../outbox/outbox.ts';
import type { PaymentParts, PaymentRow } from '../payments/payment-parts.ts';
import type { PaymentsContext } from '../payments/payments-context.ts';
import { findProblem } from './find-problem.ts';
import { prepareProblemMail } from './prepare-problem-mail.ts';

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
 * once for a payment, the rest each time that the business asks for it, and none where the business turned off the
 * emails to its payers. The email about a rest is written after it, by the network fee of then.
 */
export async function mailProblems(
  tx: Db,
  context: PaymentsContext,
  { decided, now }: MailedProblems,
): Promise<void> {
  const { load } = createStorefronts();
  for (const { parts, before } of decided) {
    const { row, transfers } = parts;
    const problem = findProblem({ before, after: row, transfers });
    if (problem === null) continue;
    const isAsked = problem === 'REST' && before.status === 'EXPIRED';
    const storefront = await load(tx, row.businessId);
    const mail = await prepareProblemMail(tx, context, { problem, parts, storefront });
    if (mail === null) continue;
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
    if (problem === 'REST')
      await enqueue(tx, context.platform, { kind: 'rest-mail', payload: { mailId } });
    else
      await queueMail(tx, context, {
        ...{ ...mail, id: mailId },
        ...(problem === 'LOST' ? { notBefore: new Date(now.getTime() + lostDelayMs) } : {}),
      });
  }
}
