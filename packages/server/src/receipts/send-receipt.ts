import { and, eq, isNull } from 'drizzle-orm';
import { createStorefronts } from '../checkout/storefront.ts';
import type { ServiceContext } from '../context.ts';
import { customerLocale } from '../customers/customer-locale.ts';
import type { Db } from '../db/open-database.ts';
import { paymentReceipts } from '../db/schema.ts';
import { loadCustomerEmail } from '../payments/find-customer.ts';
import { loadOrigins } from '../payments/load-origins.ts';
import { loadPendingRefunds } from '../payments/load-pending-refunds.ts';
import type { PaymentRow } from '../payments/payment-parts.ts';
import { presentPayment } from '../payments/present-payment.ts';
import { presentPendingRefund } from '../payments/present-pending-refund.ts';
import { stateConflict } from '../payments/state-conflict.ts';
import { ApiError, notFound } from '../platform/api-error.ts';
import { hashToken } from '../platform/opaque-token.ts';
import { nowOf } from '../platform/server-platform.ts';
import { reserve } from '../rate-limit/rate-limit.ts';
import { normalizeEmail } from '../users/normalize-email.ts';
import { findReceipt, type ReceiptRow, receiptStateOf } from './load-receipt.ts';
import { queueReceiptMail } from './queue-receipt-mail.ts';

type MailContext = Pick<ServiceContext, 'platform' | 'publicUrl' | 'chains' | 'chainMode'>;

/**
 * Mails a receipt to the payer once more.
 * @throws {ApiError} 404 without a receipt; 409 STATE_CONFLICT unless it is valid, EMAIL_MISSING
 */
export async function sendReceipt(tx: Db, context: MailContext, row: PaymentRow): Promise<void> {
  const receipt = await findValidReceipt(tx, row);
  const email = await loadCustomerEmail(tx, row);
  if (email === null) throw emailMissing();
  await mailReceipt(tx, context, { row, receipt, email });
}

interface SentReceipt {
  readonly row: PaymentRow;
  readonly receipt: ReceiptRow;
  readonly email: string;
  readonly isEntered?: boolean;
}

/** Mails a receipt with what is known of its payment now. */
async function mailReceipt(
  tx: Db,
  context: MailContext,
  { row, receipt, email, isEntered = false }: SentReceipt,
): Promise<void> {
  const { checkout } = await createStorefronts().load(tx, row.businessId);
  const { contents, issuedAt } = receipt;
  const pending = await loadPendingRefunds(tx, [row.id]);
  const originOf = await loadOrigins(tx, [row]);
  await queueReceiptMail(tx, context, {
    to: { email, locale: customerLocale(row, checkout) },
    payment: await presentPayment(tx, context, row),
    pendingRefund: presentPendingRefund(
      pending.get(row.id) ?? [],
      await loadCustomerEmail(tx, row),
    ),
    ...originOf(row),
    ...{ contents, issuedAt, showsFiat: checkout.showsFiat, isEntered },
  });
}

async function findValidReceipt(db: Db, row: PaymentRow) {
  const receipt = await findReceipt(db, row);
  if (receipt === null) throw notFound('receipt');
  if (receiptStateOf(row) !== 'VALID')
    throw stateConflict(row, 'Only the receipt of a confirmed payment is sent.');
  return receipt;
}

/** Receipts that one address gets in a day at the wish of people who know a checkout. */
const perDay = 5;

/**
 * Mails a receipt to an address that is entered at the checkout, and keeps the address nowhere else. An address that
 * had too many gets none, and the answer is the same: a refusal would tell that others sent receipts there.
 * @throws {ApiError} 404 without a receipt; 409 STATE_CONFLICT unless it is valid
 */
export async function sendReceiptTo(
  context: MailContext & Pick<ServiceContext, 'db'>,
  row: PaymentRow,
  email: string,
): Promise<void> {
  const { db, platform } = context;
  const receipt = await findValidReceipt(db, row);
  const { granted } = await reserve(db, `receipt:to:${hashToken(normalizeEmail(email))}`, {
    ...{ limit: perDay, windowMs: 24 * 3_600_000, now: nowOf(platform), amount: 1 },
  });
  if (granted === 0) return;
  await mailReceipt(db, context, { row, receipt, email, isEntered: true });
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
  if (receipt === undefined) return;
  await mailReceipt(tx, context, { row, receipt, email });
}

const emailMissing = (): ApiError =>
  new ApiError(409, 'EMAIL_MISSING', {
    message: 'No email known',
    errors: ['There is no email address for this payment. Print the receipt instead.'],
  });
