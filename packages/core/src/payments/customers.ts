import { unwrap, unwrapPage } from '../client/unwrap.ts';
import {
  type CustomerProfile,
  createCustomer,
  deleteCustomer,
  eraseCustomer,
  getCustomer,
  type ListCustomers,
  listCustomers,
  updateCustomer,
} from '../contract/payments/customers.ts';
import type { CallOptions, Transport } from '../http/transport.ts';

/** Calls of `client.customers`. */
export type Customers = ReturnType<typeof createCustomers>;

/** Creates the calls about the customers of a business. */
export function createCustomers({ call }: Pick<Transport, 'call'>) {
  return {
    /**
     * Lists the customers of a business.
     * @example
     * const { items } = await client.customers.list(businessId);
     */
    list: (businessId: number, query: ListCustomers = {}, options?: CallOptions) =>
      unwrapPage(call(listCustomers)({ params: { businessId }, query }, options)),
    /**
     * Creates a customer.
     * @example
     * await client.customers.create(businessId, profile);
     */
    create: (businessId: number, profile: CustomerProfile, options?: CallOptions) =>
      unwrap(call(createCustomer)({ params: { businessId }, body: profile }, options)),
    /**
     * Loads a customer.
     * @example
     * await client.customers.get(businessId, customerId);
     */
    get: (businessId: number, customerId: string, options?: CallOptions) =>
      unwrap(call(getCustomer)({ params: { businessId, id: customerId } }, options)),
    /**
     * Updates a customer.
     * @example
     * await client.customers.update(businessId, customerId, profile);
     */
    update: (
      businessId: number,
      customerId: string,
      profile: CustomerProfile,
      options?: CallOptions,
    ) =>
      unwrap(
        call(updateCustomer)({ params: { businessId, id: customerId }, body: profile }, options),
      ),
    /**
     * Deletes a customer.
     * @example
     * await client.customers.remove(businessId, customerId);
     */
    remove: (businessId: number, customerId: string, options?: CallOptions) =>
      call(deleteCustomer)({ params: { businessId, id: customerId } }, options),
    /**
     * Erases the personal data of a customer and keeps the payments.
     * @example
     * await client.customers.erase(businessId, customerId);
     */
    erase: (businessId: number, customerId: string, options?: CallOptions) =>
      unwrap(call(eraseCustomer)({ params: { businessId, id: customerId } }, options)),
  };
}
