import { unwrap, unwrapCursorPage, unwrapPage } from '../client/unwrap.ts';
import {
  acceptPayment,
  type CreateBusinessPayment,
  cancelPayment,
  createPayment,
  exportPayments,
  getPayment,
  type ListPayments,
  listPaymentEvents,
  listPayments,
  type MarkHandled,
  markPaymentInvalid,
  markPaymentPaid,
  type PaymentFilters,
  type PaymentNote,
  type Reason,
  refreshPayment,
  reopenPayment,
  type SimulatePayment,
  setPaymentHandled,
  setPaymentNote,
  simulatePayment,
  totalPayments,
} from '../contract/payments/payments.ts';
import { getReceipt, sendReceipt } from '../contract/payments/receipts.ts';
import type { CallOptions, Transport } from '../http/transport.ts';

/** Calls of `client.payments`. */
export type BusinessPayments = ReturnType<typeof createBusinessPayments>;

/** Creates the calls about the payments of a business. */
export function createBusinessPayments({ call }: Pick<Transport, 'call'>) {
  return {
    /**
     * Lists payments, newest first.
     * @example
     * const { items } = await client.payments.list(businessId);
     */
    list: (businessId: number, query: ListPayments = {}, options?: CallOptions) =>
      unwrapPage(call(listPayments)({ params: { businessId }, query }, options)),
    /**
     * Adds up what payments ask for and what came, by currency.
     * @example
     * const totals = await client.payments.total(businessId, { status: 'Completed' });
     */
    total: (businessId: number, query: PaymentFilters = {}, options?: CallOptions) =>
      unwrap(call(totalPayments)({ params: { businessId }, query }, options)),
    /**
     * Exports payments as a CSV file.
     * @example
     * const file = await client.payments.export(businessId);
     */
    export: (businessId: number, query: PaymentFilters = {}, options?: CallOptions) =>
      call(exportPayments)({ params: { businessId }, query }, options),
    /**
     * Creates a payment.
     * @example
     * await client.payments.create(businessId, payment);
     */
    create: (businessId: number, payment: CreateBusinessPayment, options?: CallOptions) =>
      unwrap(call(createPayment)({ params: { businessId }, body: payment }, options)),
    /**
     * Loads a payment with its history.
     * @example
     * await client.payments.get(businessId, paymentId);
     */
    get: (businessId: number, paymentId: string, options?: CallOptions) =>
      unwrap(call(getPayment)({ params: { businessId, id: paymentId } }, options)),
    /**
     * Lists the events of a payment as webhooks got them, oldest first.
     * @example
     * const { items } = await client.payments.listEvents(businessId, paymentId);
     */
    listEvents: (businessId: number, paymentId: string, options?: CallOptions) =>
      unwrapCursorPage(call(listPaymentEvents)({ params: { businessId, id: paymentId } }, options)),
    /**
     * Loads the receipt of a confirmed payment.
     * @example
     * const { number } = await client.payments.getReceipt(businessId, paymentId);
     */
    getReceipt: (businessId: number, paymentId: string, options?: CallOptions) =>
      unwrap(call(getReceipt)({ params: { businessId, id: paymentId } }, options)),
    /**
     * Emails the receipt to the payer once more.
     * @example
     * await client.payments.sendReceipt(businessId, paymentId);
     */
    sendReceipt: (businessId: number, paymentId: string, options?: CallOptions) =>
      call(sendReceipt)({ params: { businessId, id: paymentId } }, options),
    /**
     * Cancels a payment that is not paid yet.
     * @example
     * await client.payments.cancel(businessId, paymentId, reason);
     */
    cancel: (businessId: number, paymentId: string, reason: Reason, options?: CallOptions) =>
      unwrap(call(cancelPayment)({ params: { businessId, id: paymentId }, body: reason }, options)),
    /**
     * Accepts a payment as it was paid.
     * @example
     * await client.payments.accept(businessId, paymentId, reason);
     */
    accept: (businessId: number, paymentId: string, reason: Reason, options?: CallOptions) =>
      unwrap(call(acceptPayment)({ params: { businessId, id: paymentId }, body: reason }, options)),
    /**
     * Reopens an ended payment.
     * @example
     * await client.payments.reopen(businessId, paymentId, reason);
     */
    reopen: (businessId: number, paymentId: string, reason: Reason, options?: CallOptions) =>
      unwrap(call(reopenPayment)({ params: { businessId, id: paymentId }, body: reason }, options)),
    /**
     * Opens an expired payment for which nothing came again, at a new price.
     * @example
     * await client.payments.refresh(businessId, paymentId, reason);
     */
    refresh: (businessId: number, paymentId: string, reason: Reason, options?: CallOptions) =>
      unwrap(
        call(refreshPayment)({ params: { businessId, id: paymentId }, body: reason }, options),
      ),
    /**
     * Completes a payment that was paid elsewhere.
     * @example
     * await client.payments.markPaid(businessId, paymentId, { reason: 'Paid in cash' });
     */
    markPaid: (businessId: number, paymentId: string, reason: Reason, options?: CallOptions) =>
      unwrap(
        call(markPaymentPaid)({ params: { businessId, id: paymentId }, body: reason }, options),
      ),
    /**
     * Marks a payment as invalid.
     * @example
     * await client.payments.markInvalid(businessId, paymentId, reason);
     */
    markInvalid: (businessId: number, paymentId: string, reason: Reason, options?: CallOptions) =>
      unwrap(
        call(markPaymentInvalid)({ params: { businessId, id: paymentId }, body: reason }, options),
      ),
    /**
     * Simulates what happens to a test payment.
     * @example
     * await client.payments.simulate(businessId, paymentId, event);
     */
    simulate: (
      businessId: number,
      paymentId: string,
      event: SimulatePayment,
      options?: CallOptions,
    ) =>
      unwrap(
        call(simulatePayment)({ params: { businessId, id: paymentId }, body: event }, options),
      ),
    /**
     * Sets the note of a payment.
     * @example
     * await client.payments.setNote(businessId, paymentId, note);
     */
    setNote: (businessId: number, paymentId: string, note: PaymentNote, options?: CallOptions) =>
      unwrap(call(setPaymentNote)({ params: { businessId, id: paymentId }, body: note }, options)),
    /**
     * Marks a payment that needs attention as handled, or removes the mark.
     * @example
     * await client.payments.setHandled(businessId, paymentId, { isHandled: true });
     */
    setHandled: (businessId: number, paymentId: string, mark: MarkHandled, options?: CallOptions) =>
      unwrap(
        call(setPaymentHandled)({ params: { businessId, id: paymentId }, body: mark }, options),
      ),
  };
}
