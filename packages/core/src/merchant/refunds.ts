import { unwrap } from '../client/unwrap.ts';
import {
  cancelMerchantRefund,
  createMerchantRefund,
  createMerchantUnmatchedRefund,
  getMerchantRefund,
} from '../contract/merchant/refunds.ts';
import type { CreateRefund } from '../contract/payments/refunds.ts';
import type { CreateUnmatchedRefund } from '../contract/payments/unmatched-refunds.ts';
import type { CallOptions, Transport } from '../http/transport.ts';

/** Calls of `merchant.refunds`. */
export type MerchantRefunds = ReturnType<typeof createMerchantRefunds>;

/** Creates the calls about the refunds. */
export function createMerchantRefunds({ call }: Pick<Transport, 'call'>) {
  return {
    /**
     * Refunds a payment.
     * @example
     * await merchant.refunds.create(paymentId, refund);
     */
    create: (paymentId: string, refund: CreateRefund, options?: CallOptions) =>
      unwrap(call(createMerchantRefund)({ params: { id: paymentId }, body: refund }, options)),
    /**
     * Refunds a transfer that names no payment; the `payment.attention` event has its id.
     * @example
     * await merchant.refunds.createOfTransfer(transferId, refund);
     */
    createOfTransfer: (transferId: string, refund: CreateUnmatchedRefund, options?: CallOptions) =>
      unwrap(
        call(createMerchantUnmatchedRefund)({ params: { id: transferId }, body: refund }, options),
      ),
    /**
     * Loads a refund.
     * @example
     * await merchant.refunds.get(refundId);
     */
    get: (refundId: string, options?: CallOptions) =>
      unwrap(call(getMerchantRefund)({ params: { id: refundId } }, options)),
    /**
     * Cancels a refund that is not sent yet.
     * @example
     * await merchant.refunds.cancel(refundId);
     */
    cancel: (refundId: string, options?: CallOptions) =>
      unwrap(call(cancelMerchantRefund)({ params: { id: refundId } }, options)),
  };
}
