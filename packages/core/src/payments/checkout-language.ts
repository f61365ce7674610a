import { unwrap } from '../client/unwrap.ts';
import { type CheckoutLanguage, setCheckoutLanguage } from '../contract/checkout/checkout.ts';
import type { CallOptions, Transport } from '../http/transport.ts';

/** Creates the call by which a page tells its language, which most pages of a payment never make. */
export function createCheckoutLanguage({ call }: Pick<Transport, 'call'>) {
  return {
    /**
     * Sets the language of emails to the payer: the one in which the page is read.
     * @example
     * await client.checkout.setLanguage(paymentId, { language: 'de' });
     */
    setLanguage: (paymentId: string, read: CheckoutLanguage, options?: CallOptions) =>
      unwrap(call(setCheckoutLanguage)({ params: { id: paymentId }, body: read }, options)),
  };
}
