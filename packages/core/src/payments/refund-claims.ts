import { unwrap } from '../client/unwrap.ts';
import {
  type ClaimRefund,
  checkRefundPlace,
  claimRefund,
  getRefundClaim,
  type RefundPlace,
  requestRefundCode,
  sendRefundLink,
} from '../contract/checkout/refund-claims.ts';
import type { CallOptions, Transport } from '../http/transport.ts';

/** Calls of `client.refundClaims`. */
export type RefundClaims = ReturnType<typeof createRefundClaims>;

/** Creates the calls about the claims of refunds by a link, which need no session. */
export function createRefundClaims({ call }: Pick<Transport, 'call'>) {
  return {
    /**
     * Loads the refund behind a link.
     * @example
     * await client.refundClaims.get(token);
     */
    get: (token: string, options?: CallOptions) =>
      unwrap(call(getRefundClaim)({ params: { token } }, options)),
    /**
     * Mails the link of a payment's refund once more, to the address that it was mailed to before.
     * @example
     * await client.refundClaims.sendLink(paymentId);
     */
    sendLink: (paymentId: string, options?: CallOptions) =>
      call(sendRefundLink)({ params: { id: paymentId } }, options),
    /**
     * Mails the code that an address needs.
     * @example
     * await client.refundClaims.requestCode(token);
     */
    requestCode: (token: string, options?: CallOptions) =>
      unwrap(call(requestRefundCode)({ params: { token } }, options)),
    /**
     * Checks where a refund would go, and changes nothing.
     * @example
     * await client.refundClaims.check(token, { address, memo: null });
     */
    check: (token: string, place: RefundPlace, options?: CallOptions) =>
      unwrap(call(checkRefundPlace)({ params: { token }, body: place }, options)),
    /**
     * Claims the refund with the address to pay it to.
     * @example
     * await client.refundClaims.claim(token, claim);
     */
    claim: (token: string, claim: ClaimRefund, options?: CallOptions) =>
      unwrap(call(claimRefund)({ params: { token }, body: claim }, options)),
  };
}
