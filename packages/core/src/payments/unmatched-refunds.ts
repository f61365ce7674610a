import { unwrap } from '../client/unwrap.ts';
import type { PrepareRefundPsbt, SignRefund } from '../contract/payments/refunds.ts';
import {
  type CreateUnmatchedRefund,
  cancelUnmatchedRefund,
  createUnmatchedRefund,
  createUnmatchedRefundIntent,
  getUnmatchedRefundPsbt,
  listUnmatchedRefunds,
  prepareUnmatchedRefundPsbt,
  recordUnmatchedRefund,
  sendUnmatchedRefundPsbt,
  signUnmatchedRefund,
} from '../contract/payments/unmatched-refunds.ts';
import type { CallOptions, Transport } from '../http/transport.ts';

/** Calls of `client.unmatchedRefunds`. */
export type UnmatchedRefunds = ReturnType<typeof createUnmatchedRefunds>;

/** Creates the calls about the refunds of a transfer that names no payment. */
export function createUnmatchedRefunds({ call }: Pick<Transport, 'call'>) {
  return {
    /**
     * Lists the refunds of a transfer.
     * @example
     * const refunds = await client.unmatchedRefunds.list(businessId, transferId);
     */
    list: (businessId: number, transferId: string, options?: CallOptions) =>
      unwrap(call(listUnmatchedRefunds)({ params: { businessId, id: transferId } }, options)),
    /**
     * Creates a refund, which has to be signed.
     * @example
     * await client.unmatchedRefunds.create(businessId, transferId, refund);
     */
    create: (
      businessId: number,
      transferId: string,
      refund: CreateUnmatchedRefund,
      options?: CallOptions,
    ) =>
      unwrap(
        call(createUnmatchedRefund)(
          { params: { businessId, id: transferId }, body: refund },
          options,
        ),
      ),
    /**
     * Reviews the send of a refund, which is good for one signature within five minutes.
     * @example
     * const intent = await client.unmatchedRefunds.createIntent(businessId, transferId, refundId);
     */
    createIntent: (
      businessId: number,
      transferId: string,
      refundId: string,
      options?: CallOptions,
    ) =>
      unwrap(
        call(createUnmatchedRefundIntent)(
          { params: { businessId, id: transferId, refundId } },
          options,
        ),
      ),
    /**
     * Signs and sends a refund; with an intent, exactly what that states.
     * @example
     * await client.unmatchedRefunds.sign(businessId, transferId, refundId, secret, { intent });
     */
    sign: (
      businessId: number,
      transferId: string,
      refundId: string,
      signature: SignRefund,
      options?: CallOptions,
    ) =>
      unwrap(
        call(signUnmatchedRefund)(
          { params: { businessId, id: transferId, refundId }, body: signature },
          options,
        ),
      ),
    /**
     * Records the transaction by which another wallet sent a refund.
     * @example
     * await client.unmatchedRefunds.record(businessId, transferId, refundId, hash);
     */
    record: (
      businessId: number,
      transferId: string,
      refundId: string,
      hash: string,
      options?: CallOptions,
    ) =>
      unwrap(
        call(recordUnmatchedRefund)(
          { params: { businessId, id: transferId, refundId }, body: { hash } },
          options,
        ),
      ),
    /**
     * Loads the prepared transaction of a refund; null before one was prepared.
     * @example
     * const prepared = await client.unmatchedRefunds.getPsbt(businessId, transferId, refundId);
     */
    getPsbt: (businessId: number, transferId: string, refundId: string, options?: CallOptions) =>
      unwrap(
        call(getUnmatchedRefundPsbt)({ params: { businessId, id: transferId, refundId } }, options),
      ),
    /**
     * Prepares the transaction of a refund for the wallet that has the money (BIP-174).
     * @example
     * const { psbt } = await client.unmatchedRefunds.preparePsbt(businessId, transferId, refundId);
     */
    preparePsbt: (
      businessId: number,
      transferId: string,
      refundId: string,
      accepted: PrepareRefundPsbt = {},
      options?: CallOptions,
    ) =>
      unwrap(
        call(prepareUnmatchedRefundPsbt)(
          { params: { businessId, id: transferId, refundId }, body: accepted },
          options,
        ),
      ),
    /**
     * Broadcasts the prepared transaction of a refund with its signatures.
     * @example
     * await client.unmatchedRefunds.sendPsbt(businessId, transferId, refundId, psbt);
     */
    sendPsbt: (
      businessId: number,
      transferId: string,
      refundId: string,
      psbt: string,
      options?: CallOptions,
    ) =>
      unwrap(
        call(sendUnmatchedRefundPsbt)(
          { params: { businessId, id: transferId, refundId }, body: { psbt } },
          options,
        ),
      ),
    /**
     * Cancels a refund that is not sent yet.
     * @example
     * await client.unmatchedRefunds.cancel(businessId, transferId, refundId);
     */
    cancel: (businessId: number, transferId: string, refundId: string, options?: CallOptions) =>
      unwrap(
        call(cancelUnmatchedRefund)({ params: { businessId, id: transferId, refundId } }, options),
      ),
  };
}
