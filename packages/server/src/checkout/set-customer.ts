import type { CheckoutCustomer } from '@billfold/core/contract';
import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { customers, payments, paymentTransfers } from '../db/schema.ts';
import { announce } from '../events/announce.ts';
import { findCustomer, loadCustomerEmail } from '../payments/find-customer.ts';
import type { PaymentRow } from '../payments/payment-parts.ts';
import { lockPaymentRow } from '../payments/payment-store.ts';
import { stateConflict } from '../payments/state-conflict.ts';
import { ApiError } from '../platform/api-error.ts';
import { findTimeZone } from '../platform/find-time-zone.ts';
import { newPublicId } from '../platform/public-id.ts';
import { nowOf } from '../platform/server-platform.ts';
import { sendFirstReceipt } from '../receipts/send-receipt.ts';
import { isEmptyVoid } from './checkout-actions.ts';
import { readCustomer } from './read-customer.ts';
import type { Storefront } from './storefront.ts';

export interface NamedPayer {
  readonly row: PaymentRow;
  readonly customer: CheckoutCustomer;
  readonly storefront: Storefront;
}

/**
 * Keeps what a payer says of themselves. An email that a payment has stays: refunds are claimed with it.
 * @throws {ApiError} 400 VALIDATION_FAILED; 409 CUSTOMER_KNOWN, STATE_CONFLICT
 */
export async function setPayer(
  context: ServiceContext,
  { row: { id: paymentId, businessId }, customer, storefront }: NamedPayer,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const row = await lockPaymentRow(tx, { businessId, paymentId });
    const known = await loadCustomerEmail(tx, row);
    const { email, name, answers } = readCustomer(customer, storefront.checkout, {
      ...{ hasEmail: known !== null, answers: row.answers },
    });
    const isOfPayment = eq(paymentTransfers.paymentId, paymentId);
    if (isEmptyVoid(row, await tx.$count(paymentTransfers, isOfPayment)))
      throw stateConflict(row, 'It takes no more data.');
    if (email !== null && known !== null && known.toLowerCase() !== email.toLowerCase())
      throw customerKnown();
    const customerId =
      email === null && (name === null || row.customerId !== null)
        ? row.customerId
        : await keepCustomer(tx, context, { row, email, name });
    const payerTimeZone = findTimeZone(customer.timeZone ?? '') ?? row.payerTimeZone;
    const told = { customerId, answers, payerTimeZone };
    await tx.update(payments).set(told).where(eq(payments.id, paymentId));
    if (email !== null && storefront.checkout.sendsReceipts)
      await sendFirstReceipt(tx, context, { row, email, now: nowOf(context.platform) });
    await announce(tx, { topic: 'payments', payload: { paymentId }, businessId });
  });
}

interface KeptCustomer extends Pick<CheckoutCustomer, 'email' | 'name'> {
  readonly row: PaymentRow;
}

async function keepCustomer(
  tx: Db,
  context: Pick<ServiceContext, 'platform'>,
  { row: { businessId, livemode }, email, name }: KeptCustomer,
): Promise<string> {
  const place = { businessId, livemode };
  if (email !== null) {
    const customer = { email, ...(name === null ? {} : { name }) };
    return (await findCustomer(tx, context, { ...place, customer })).id;
  }
  const id = newPublicId(context.platform.random, 'cus');
  await tx.insert(customers).values({ id, ...place, name, createdAt: nowOf(context.platform) });
  return id;
}

const customerKnown = (): ApiError =>
  new ApiError(409, 'CUSTOMER_KNOWN', {
    message: 'This payment has an email',
    errors: ['Ask the business to change the email of this payment.'],
  });
