import { unwrap, unwrapCursorPage } from '../client/unwrap.ts';
import type { CursorQuery } from '../contract/merchant/cursor-page.ts';
import {
  createMerchantCustomer,
  deleteMerchantCustomer,
  getMerchantCustomer,
  listMerchantCustomers,
  updateMerchantCustomer,
} from '../contract/merchant/customers.ts';
import type { CustomerProfile } from '../contract/payments/customers.ts';
import type { CallOptions, Transport } from '../http/transport.ts';

/** Calls of `merchant.customers`. */
export type MerchantCustomers = ReturnType<typeof createMerchantCustomers>;

/** Creates the calls about the customers. */
export function createMerchantCustomers({ call }: Pick<Transport, 'call'>) {
  return {
    /**
     * Lists customers, newest first.
     * @example
     * const { items } = await merchant.customers.list();
     */
    list: (query: CursorQuery = {}, options?: CallOptions) =>
      unwrapCursorPage(call(listMerchantCustomers)({ query }, options)),
    /**
     * Creates a customer.
     * @example
     * await merchant.customers.create(profile);
     */
    create: (profile: CustomerProfile, options?: CallOptions) =>
      unwrap(call(createMerchantCustomer)({ body: profile }, options)),
    /**
     * Loads a customer.
     * @example
     * await merchant.customers.get(customerId);
     */
    get: (customerId: string, options?: CallOptions) =>
      unwrap(call(getMerchantCustomer)({ params: { id: customerId } }, options)),
    /**
     * Updates a customer.
     * @example
     * await merchant.customers.update(customerId, profile);
     */
    update: (customerId: string, profile: CustomerProfile, options?: CallOptions) =>
      unwrap(call(updateMerchantCustomer)({ params: { id: customerId }, body: profile }, options)),
    /**
     * Deletes a customer.
     * @example
     * await merchant.customers.remove(customerId);
     */
    remove: (customerId: string, options?: CallOptions) =>
      call(deleteMerchantCustomer)({ params: { id: customerId } }, options),
  };
}
