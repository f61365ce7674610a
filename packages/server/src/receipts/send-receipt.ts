import { and, eq, isNull } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { paymentReceipts } from '../db/schema.ts';
import { loadCustomerEmail } from '../payments/find-customer.ts';
import type { PaymentRow } from '../payments/payment-parts.ts';
import { stateConflict } from '../payments/state-conflict.ts';
import { ApiError, notFound } from '../platform/api-error.ts';
import { findReceipt, receiptStateOf } from './load-receipt.ts';
import { queueReceiptMail } from './queue-receipt-mail.ts';

type MailContext = Pick<ServiceContext, 'platform' | 'publicUrl'>;

/**
 * Mails a receipt to the payer once more.
 * @throws {ApiError} 404 without a receipt; 409 STATE_CONFLICT unless it is valid, EMAIL_MISSING
 */
export async function sendReceipt(tx: Db, context: MailContext, row: PaymentRow): Promise<void> {
  const receipt = await findReceipt(tx, row);
  if (receipt === null) throw notFound('receipt');
  if (receiptStateOf(row) !== 'VALID')
    throw stateConflict(row, 'Only the receipt of a confirmed payment is sent.');
  const to = await loadCustomerEmail(tx, row);
  if (to === null) throw emailMissing();
  await queueReceiptMail(tx, context, { to, row, ...receipt });
}

export interface NamedPayer {
  readonly row: PaymentRow;
  readonly email: string;
  readonly now: Date;
}

/** Mails the receipt of a payment to a payer who gave the email after it was issued, once. */
export async function sendFirstReceipt(
  tx: Db,
  context: MailContext,
  { row, email, now }: NamedPayer,
): Promise<void> {
  if (receiptStateOf(row) !== 'VALID') return;
  const [receipt] = await tx
    .update(paymentReceipts)
    .set({ mailedAt: now })
    .where(and(eq(paymentReceipts.paymentId, row.id), isNull(paymentReceipts.mailedAt)))
    .returning();
  if (receipt !== undefined) await queueReceiptMail(tx, context, { to: email, row, ...receipt });
}

const emailMissing = (): ApiError =>
  new ApiError(409, 'EMAIL_MISSING', {
    message: 'No email known',
    errors: ['There is no email address for this payment. Print the receipt instead.'],
  });
