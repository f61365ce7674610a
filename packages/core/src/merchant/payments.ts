import { unwrap, unwrapCursorPage } from '../client/unwrap.ts';
import type { SelectMethod } from '../contract/checkout/checkout-view.ts';
import {
  acceptMerchantPayment,
  cancelMerchantPayment,
  createMerchantPayment,
  getMerchantPayment,
  listMerchantPaymentEvents,
  listMerchantPayments,
  type MarkPaid,
  type MerchantListPayments,
  markMerchantPaymentPaid,
  selectMerchantMethod,
  simulateMerchantPayment,
} from '../contract/merchant/payments.ts';
import type { CreatePayment } from '../contract/payments/create-payment.ts';
import type { SimulatePayment } from '../contract/payments/payments.ts';
import { getMerchantReceipt } from '../contract/payments/receipts.ts';
import type { CallOptions, Transport } from '../http/transport.ts';

/** Calls of `merchant.payments`. */
export type MerchantPayments = ReturnType<typeof createMerchantPayments>;

/** Creates the calls about the payments. */
export function createMerchantPayments({ call }: Pick<Transport, 'call'>) {
  return {
    /**
     * Lists payments, newest first.
     * @example
     * const { items } = await merchant.payments.list();
     */
    list: (query: MerchantListPayments = {}, options?: CallOptions) =>
      unwrapCursorPage(call(listMerchantPayments)({ query }, options)),
    /**
     * Creates a payment and the page to pay it on.
     * @example
     * await merchant.payments.create(payment);
     */
    create: (payment: CreatePayment, options?: CallOptions) =>
      unwrap(call(createMerchantPayment)({ body: payment }, options)),
    /**
     * Loads a payment.
     * @example
     * await merchant.payments.get(paymentId);
     */
    get: (paymentId: string, options?: CallOptions) =>
      unwrap(call(getMerchantPayment)({ params: { id: paymentId } }, options)),
    /**
     * Cancels a payment that is not paid yet.
     * @example
     * await merchant.payments.cancel(paymentId);
     */
    cancel: (paymentId: string, options?: CallOptions) =>
      unwrap(call(cancelMerchantPayment)({ params: { id: paymentId } }, options)),
    /**
     * Selects the asset to pay with.
     * @example
     * await merchant.payments.selectMethod(paymentId, method);
     */
    selectMethod: (paymentId: string, method: SelectMethod, options?: CallOptions) =>
      unwrap(call(selectMerchantMethod)({ params: { id: paymentId }, body: method }, options)),
    /**
     * Accepts a payment as it was paid.
     * @example
     * await merchant.payments.accept(paymentId);
     */
    accept: (paymentId: string, options?: CallOptions) =>
      unwrap(call(acceptMerchantPayment)({ params: { id: paymentId } }, options)),
    /**
     * Completes a payment that was paid elsewhere. Nothing counts as received: `paidElsewhere` has its amount.
     * @example
     * await merchant.payments.markPaid(paymentId, { reason: 'Paid in cash' });
     */
    markPaid: (paymentId: string, mark: MarkPaid, options?: CallOptions) =>
      unwrap(call(markMerchantPaymentPaid)({ params: { id: paymentId }, body: mark }, options)),
    /**
     * Lists the events of a payment.
     * @example
     * const { items } = await merchant.payments.listEvents(paymentId);
     */
    listEvents: (paymentId: string, options?: CallOptions) =>
      unwrapCursorPage(call(listMerchantPaymentEvents)({ params: { id: paymentId } }, options)),
    /**
     * Loads the receipt of a confirmed payment.
     * @example
     * const { number } = await merchant.payments.getReceipt(paymentId);
     */
    getReceipt: (paymentId: string, options?: CallOptions) =>
      unwrap(call(getMerchantReceipt)({ params: { id: paymentId } }, options)),
    /**
     * Simulates what happens to a test payment.
     * @example
     * await merchant.payments.simulate(paymentId, event);
     */
    simulate: (paymentId: string, event: SimulatePayment, options?: CallOptions) =>
      unwrap(call(simulateMerchantPayment)({ params: { id: paymentId }, body: event }, options)),
  };
}
