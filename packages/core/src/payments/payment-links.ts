import { unwrap, unwrapPage } from '../client/unwrap.ts';
import {
  type CreatePaymentLink,
  createPaymentLink,
  getPaymentLink,
  type ListPaymentLinks,
  listPaymentLinks,
  type UpdatePaymentLink,
  updatePaymentLink,
} from '../contract/payments/payment-links.ts';
import type { CallOptions, Transport } from '../http/transport.ts';

/** Calls of `client.paymentLinks`. */
export type PaymentLinks = ReturnType<typeof createPaymentLinks>;

/** Creates the calls about the payment links of a business. */
export function createPaymentLinks({ call }: Pick<Transport, 'call'>) {
  return {
    /**
     * Lists payment links, newest first.
     * @example
     * const { items } = await client.paymentLinks.list(businessId);
     */
    list: (businessId: number, query: ListPaymentLinks = {}, options?: CallOptions) =>
      unwrapPage(call(listPaymentLinks)({ params: { businessId }, query }, options)),
    /**
     * Creates a payment link.
     * @example
     * const { url } = await client.paymentLinks.create(businessId, { title: 'Donation', currency: 'EUR' });
     */
    create: (businessId: number, link: CreatePaymentLink, options?: CallOptions) =>
      unwrap(call(createPaymentLink)({ params: { businessId }, body: link }, options)),
    /**
     * Loads a payment link.
     * @example
     * const { uses, paid } = await client.paymentLinks.get(businessId, linkId);
     */
    get: (businessId: number, id: string, options?: CallOptions) =>
      unwrap(call(getPaymentLink)({ params: { businessId, id } }, options)),
    /**
     * Changes, pauses or archives a payment link.
     * @example
     * await client.paymentLinks.update(businessId, linkId, { isActive: false });
     */
    update: (businessId: number, id: string, changes: UpdatePaymentLink, options?: CallOptions) =>
      unwrap(call(updatePaymentLink)({ params: { businessId, id }, body: changes }, options)),
  };
}
