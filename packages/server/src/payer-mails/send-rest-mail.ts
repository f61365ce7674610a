import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { isRestTooSmall } from '../checkout/is-rest-too-small.ts';
import { createKnownFees } from '../checkout/known-fees.ts';
import { isRestAsked } from '../checkout/present-checkout.ts';
import { createStorefronts } from '../checkout/storefront.ts';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { paymentMails, payments } from '../db/schema.ts';
import { queueMail } from '../mail/mailer.ts';
import { finishJob, type OutboxHandler } from '../outbox/outbox.ts';
import { loadPaymentParts, type PaymentParts } from '../payments/payment-parts.ts';
import { presentParts } from '../payments/present-payment.ts';
import { hasProblem } from './find-problem.ts';
import { prepareProblemMail } from './prepare-problem-mail.ts';

/**
 * Creates the handler that writes the email about a rest which is still missing: what the page says of it depends on the
 * network fee, and no node is asked in the transaction of a decision. Writes it once, and none where the rest came.
 */
export function createRestMailHandler(context: ServiceContext): OutboxHandler {
  const { db, platform } = context;
  const storefronts = createStorefronts();
  return async (job) => {
    const { mailId } = z.parse(payload, job.payload);
    const parts = await loadLacking(db, mailId);
    if (parts === null) return { outcome: 'done' };
    const { method, paidState, shortBy: remaining } = presentParts(context, parts);
    // Fees that were kept since the last job could be hours old.
    const loadFees = createKnownFees(context);
    const isTooSmall = await isRestTooSmall(loadFees, { method, paidState, remaining });
    const problem = isTooSmall ? 'REST_TOO_SMALL' : isRestAsked(parts) ? 'REST_ASKED' : 'REST';
    await db.transaction(async (tx) => {
      if (!(await finishJob(tx, platform, job))) return;
      const storefront = await storefronts.load(tx, parts.row.businessId);
      const mail = await prepareProblemMail(tx, context, { problem, parts, storefront });
      if (mail !== null) await queueMail(tx, context, { ...mail, id: mailId });
    });
    return { outcome: 'done' };
  };
}

const payload = z.object({ mailId: z.uuid() });

/** Loads the payment of a mail; null where it lacks nothing any more. */
async function loadLacking(db: Db, mailId: string): Promise<PaymentParts | null> {
  const [found] = await db
    .select({ row: payments })
    .from(paymentMails)
    .innerJoin(payments, eq(payments.id, paymentMails.paymentId))
    .where(eq(paymentMails.mailId, mailId));
  if (found === undefined || !hasProblem(found.row, 'REST')) return null;
  const [parts] = await loadPaymentParts(db, [found.row]);
  return parts ?? null;
}
