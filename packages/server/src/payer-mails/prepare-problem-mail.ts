import type { Storefront } from '../checkout/storefront.ts';
import { customerLocale } from '../customers/customer-locale.ts';
import type { Db } from '../db/open-database.ts';
import type { NewMail } from '../mail/mailer.ts';
import { loadOrigins } from '../payments/load-origins.ts';
import type { PaymentParts } from '../payments/payment-parts.ts';
import { type PresentationContext, presentParts } from '../payments/present-payment.ts';
import { type ProblemMail, problemMail } from './problem-mail.ts';

export interface MailedProblem extends Pick<ProblemMail, 'problem'> {
  readonly parts: PaymentParts;
  readonly storefront: Storefront;
}

/**
 * Returns the email about a problem of a payment; null where its payer gave no address, where the business sends its
 * payers none, and where the page of the payment would show nothing.
 */
export async function prepareProblemMail(
  db: Db,
  context: PresentationContext,
  { problem, parts, storefront }: MailedProblem,
): Promise<Pick<NewMail, 'to' | 'write'> | null> {
  const { row, customer, transfers } = parts;
  const email = customer?.email ?? null;
  if (email === null || !storefront.checkout.sendsReceipts) return null;
  const originOf = await loadOrigins(db, [row]);
  const write = problemMail({
    ...originOf(row),
    ...{ problem, transfers, storefront, publicUrl: context.publicUrl },
    payment: presentParts(context, parts),
  });
  const locale = customerLocale(row, storefront.checkout);
  const to = { email, locale, timeZone: row.payerTimeZone };
  return write && { to, write };
}
