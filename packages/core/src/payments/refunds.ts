import { unwrap } from '../client/unwrap.ts';
import {
  type CreateRefund,
  cancelRefund,
  createRefund,
  createRefundIntent,
  getRefundPsbt,
  listRefunds,
  type PrepareRefundPsbt,
  prepareRefundPsbt,
  recordRefund,
  type SignRefund,
  sendRefundPsbt,
  signRefund,
} from '../contract/payments/refunds.ts';
import type { CallOptions, Transport } from '../http/transport.ts';

/** Calls of `client.refunds`. */
export type Refunds = ReturnType<typeof createRefunds>;

/** Creates the calls about the refunds of a payment. */
export function createRefunds({ call }: Pick<Transport, 'call'>) {
  return {
    /**
     * Lists the refunds of a payment.
     * @example
     * const refunds = await client.refunds.list(businessId, paymentId);
     */
    list: (businessId: number, paymentId: string, options?: CallOptions) =>
      unwrap(call(listRefunds)({ params: { businessId, id: paymentId } }, options)),
    /**
     * Creates a refund, which has to be signed.
     * @example
     * await client.refunds.create(businessId, paymentId, refund);
     */
    create: (businessId: number, paymentId: string, refund: CreateRefund, options?: CallOptions) =>
      unwrap(call(createRefund)({ params: { businessId, id: paymentId }, body: refund }, options)),
    /**
     * Reviews the send of a refund, which is good for one signature within five minutes.
     * @example
     * const intent = await client.refunds.createIntent(businessId, paymentId, refundId);
     */
    createIntent: (
      businessId: number,
      paymentId: string,
      refundId: string,
      options?: CallOptions,
    ) =>
      unwrap(
        call(createRefundIntent)({ params: { businessId, id: paymentId, refundId } }, options),
      ),
    /**
     * Signs and sends a refund; with an intent, exactly what that states.
     * @example
     * await client.refunds.sign(businessId, paymentId, refundId, secret, { intent });
     */
    sign: (
      businessId: number,
      paymentId: string,
      refundId: string,
      signature: SignRefund,
      options?: CallOptions,
    ) =>
      unwrap(
        call(signRefund)(
          { params: { businessId, id: paymentId, refundId }, body: signature },
          options,
        ),
      ),
    /**
     * Records the transaction by which another wallet sent a refund.
     * @example
     * await client.refunds.record(businessId, paymentId, refundId, hash);
     */
    record: (
      businessId: number,
      paymentId: string,
      refundId: string,
      hash: string,
      options?: CallOptions,
    ) =>
      unwrap(
        call(recordRefund)(
          { params: { businessId, id: paymentId, refundId }, body: { hash } },
          options,
        ),
      ),
    /**
     * Loads the prepared transaction of a refund; null before one was prepared.
     * @example
     * const prepared = await client.refunds.getPsbt(businessId, paymentId, refundId);
     */
    getPsbt: (businessId: number, paymentId: string, refundId: string, options?: CallOptions) =>
      unwrap(call(getRefundPsbt)({ params: { businessId, id: paymentId, refundId } }, options)),
    /**
     * Prepares the transaction of a refund for the wallet that has the money (BIP-174).
     * @example
     * const { psbt } = await client.refunds.preparePsbt(businessId, paymentId, refundId);
     */
    preparePsbt: (
      businessId: number,
      paymentId: string,
      refundId: string,
      accepted: PrepareRefundPsbt = {},
      options?: CallOptions,
    ) =>
      unwrap(
        call(prepareRefundPsbt)(
          { params: { businessId, id: paymentId, refundId }, body: accepted },
          options,
        ),
      ),
    /**
     * Broadcasts the prepared transaction of a refund with its signatures.
     * @example
     * await client.refunds.sendPsbt(businessId, paymentId, refundId, psbt);
     */
    sendPsbt: (
      businessId: number,
      paymentId: string,
      refundId: string,
      psbt: string,
      options?: CallOptions,
    ) =>
      unwrap(
        call(sendRefundPsbt)(
          { params: { businessId, id: paymentId, refundId }, body: { psbt } },
          options,
        ),
      ),
    /**
     * Cancels a refund that is not sent yet.
     * @example
     * await client.refunds.cancel(businessId, paymentId, refundId);
     */
    cancel: (businessId: number, paymentId: string, refundId: string, options?: CallOptions) =>
      unwrap(call(cancelRefund)({ params: { businessId, id: paymentId, refundId } }, options)),
  };
}
