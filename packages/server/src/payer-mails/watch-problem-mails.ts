import { eq } from 'drizzle-orm';
import { paymentMails, payments } from '../db/schema.ts';
import type { MailWatch } from '../mail/deliver-mail.ts';
import { hasProblem } from './find-problem.ts';

/** Drops an email about a problem that a payment no longer has when it is delivered. */
export const problemMailWatch: MailWatch = {
  isWanted: async (db, mailId) => {
    const [found] = await db
      .select({ row: payments, kind: paymentMails.kind })
      .from(paymentMails)
      .innerJoin(payments, eq(payments.id, paymentMails.paymentId))
      .where(eq(paymentMails.mailId, mailId));
    return found === undefined || hasProblem(found.row, found.kind);
  },
  noteEnd: async () => undefined,
};
