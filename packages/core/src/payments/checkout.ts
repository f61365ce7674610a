import { unwrap } from '../client/unwrap.ts';
import {
  type CheckoutCustomer,
  type ClaimHash,
  cancelCheckout,
  claimCheckoutHash,
  getCheckout,
  selectCheckoutMethod,
  setCheckoutCustomer,
} from '../contract/checkout/checkout.ts';
import {
  getCheckoutLink,
  type PayLink,
  payCheckoutLink,
} from '../contract/checkout/checkout-links.ts';
import { watchCheckout } from '../contract/checkout/checkout-updates.ts';
import type { Checkout, SelectMethod } from '../contract/checkout/checkout-view.ts';
import {
  type AnnounceTransaction,
  announceTransaction,
  getPaymentRequest,
} from '../contract/checkout/payment-request.ts';
import {
  getCheckoutReceipt,
  type SendCheckoutReceipt,
  sendCheckoutReceipt,
} from '../contract/payments/receipts.ts';
import type { CallOptions, Transport } from '../http/transport.ts';

/** Calls of `client.checkout`. */
export type CheckoutCalls = ReturnType<typeof createCheckoutCalls>;

/** Listeners of a watched payment. */
export interface CheckoutListeners {
  readonly onCheckout: (checkout: Checkout) => void;
  /** Called when the stream connects or disconnects. */
  readonly onConnection?: (isConnected: boolean) => void;
  /** Called where the payment will not change any more; nothing comes after it. */
  readonly onEnded?: () => void;
}

/** Creates the calls of the checkout page of a payment, which need no session. */
export function createCheckoutCalls({ call, watch }: Pick<Transport, 'call' | 'watch'>) {
  return {
    /**
     * Loads the checkout of a payment.
     * @example
     * await client.checkout.get(paymentId);
     */
    get: (paymentId: string, options?: CallOptions) =>
      unwrap(call(getCheckout)({ params: { id: paymentId } }, options)),
    /**
     * Watches a payment until the returned function is called: its state comes at once and after each change. While no
     * stream brings it, it is loaded every 5 seconds.
     * @example
     * const stop = client.checkout.watch(paymentId, { onCheckout: ({ status }) => show(status) });
     */
    watch: (paymentId: string, { onCheckout, onConnection, onEnded }: CheckoutListeners) =>
      watch(watchCheckout)(
        { params: { id: paymentId } },
        {
          onConnection,
          onUpdate: (update) => {
            if (update.type === 'checkout') onCheckout(update.checkout);
            else onEnded?.();
          },
          isLast: ({ type }) => type === 'ended',
          poll: async (signal) => {
            const request = { params: { id: paymentId } };
            const { data } = await call(getCheckout)(request, { signal, attempts: 1 });
            return { type: 'checkout', checkout: data };
          },
        },
      ),
    /**
     * Selects the asset to pay with.
     * @example
     * await client.checkout.selectMethod(paymentId, method);
     */
    selectMethod: (paymentId: string, method: SelectMethod, options?: CallOptions) =>
      unwrap(call(selectCheckoutMethod)({ params: { id: paymentId }, body: method }, options)),
    /**
     * Sets the customer of a payment.
     * @example
     * await client.checkout.setCustomer(paymentId, customer);
     */
    setCustomer: (paymentId: string, customer: CheckoutCustomer, options?: CallOptions) =>
      unwrap(call(setCheckoutCustomer)({ params: { id: paymentId }, body: customer }, options)),
    /**
     * Cancels the payment.
     * @example
     * await client.checkout.cancel(paymentId);
     */
    cancel: (paymentId: string, options?: CallOptions) =>
      unwrap(call(cancelCheckout)({ params: { id: paymentId } }, options)),
    /**
     * Claims a transaction by its hash as this payment.
     * @example
     * await client.checkout.claimHash(paymentId, claim);
     */
    claimHash: (paymentId: string, claim: ClaimHash, options?: CallOptions) =>
      unwrap(call(claimCheckoutHash)({ params: { id: paymentId }, body: claim }, options)),
    /**
     * Loads the signed request of the payment, which wallets verify.
     * @example
     * const { request } = await client.checkout.getRequest(paymentId);
     */
    getRequest: (paymentId: string, options?: CallOptions) =>
      unwrap(call(getPaymentRequest)({ params: { id: paymentId } }, options)),
    /**
     * Hands over the signed transaction that pays, which the payer broadcasts.
     * @example
     * const { state } = await client.checkout.announceTransaction(paymentId, signed);
     */
    announceTransaction: (paymentId: string, signed: AnnounceTransaction, options?: CallOptions) =>
      unwrap(call(announceTransaction)({ params: { id: paymentId }, body: signed }, options)),
    /**
     * Loads the receipt of a confirmed payment.
     * @example
     * const { number, transfers } = await client.checkout.getReceipt(paymentId);
     */
    getReceipt: (paymentId: string, options?: CallOptions) =>
      unwrap(call(getCheckoutReceipt)({ params: { id: paymentId } }, options)),
    /**
     * Emails the receipt once more: to the address of the payment, or to another one.
     * @example
     * await client.checkout.sendReceipt(paymentId, { email: null });
     */
    sendReceipt: (paymentId: string, to: SendCheckoutReceipt, options?: CallOptions) =>
      call(sendCheckoutReceipt)({ params: { id: paymentId }, body: to }, options),
    /**
     * Loads a payment link by the last part of its address.
     * @example
     * const { title, price } = await client.checkout.getLink(slug);
     */
    getLink: (slug: string, options?: CallOptions) =>
      unwrap(call(getCheckoutLink)({ params: { slug } }, options)),
    /**
     * Creates a payment by a link. Give it an `idempotencyKey` to make sure that it is one.
     * @example
     * const { id } = await client.checkout.payLink(slug, { amount: null }, { idempotencyKey });
     */
    payLink: (slug: string, payment: PayLink, options?: CallOptions) =>
      unwrap(call(payCheckoutLink)({ params: { slug }, body: payment }, options)),
  };
}
