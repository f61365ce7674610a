import { unwrap, unwrapCursorPage } from '../client/unwrap.ts';
import {
  type CreateCustomer,
  type CustomerFilters,
  createCustomer,
  deleteCustomer,
  eraseCustomer,
  exportCustomers,
  getCustomer,
  getCustomerCounts,
  type ImportCustomers,
  importCustomers,
  type ListCustomers,
  listCustomers,
  mergeCustomers,
  type UpdateCustomer,
  updateCustomer,
} from '../contract/payments/customers.ts';
import type { CallOptions, Transport } from '../http/transport.ts';

/** Calls of `client.customers`. */
export type Customers = ReturnType<typeof createCustomers>;

/** Creates the calls about the customers of a business. */
export function createCustomers({ call }: Pick<Transport, 'call'>) {
  return {
    /**
     * Lists the customers of a business, newest first.
     * @example
     * const { items } = await client.customers.list(businessId);
     */
    list: (businessId: number, query: ListCustomers = {}, options?: CallOptions) =>
      unwrapCursorPage(call(listCustomers)({ params: { businessId }, query }, options)),
    /**
     * Counts the customers that pass filters, and lists the tags of all.
     * @example
     * const { total, tags } = await client.customers.counts(businessId, { tag: 'vip' });
     */
    counts: (businessId: number, query: CustomerFilters = {}, options?: CallOptions) =>
      unwrap(call(getCustomerCounts)({ params: { businessId }, query }, options)),
    /**
     * Exports customers as a CSV file, which `import` reads again.
     * @example
     * const file = await client.customers.export(businessId);
     */
    export: (businessId: number, query: CustomerFilters = {}, options?: CallOptions) =>
      call(exportCustomers)({ params: { businessId }, query }, options),
    /**
     * Adds and updates customers from a CSV file, and names the rows that it left out.
     * @example
     * const { created, refused } = await client.customers.import(businessId, { csv });
     */
    import: (businessId: number, table: ImportCustomers, options?: CallOptions) =>
      unwrap(call(importCustomers)({ params: { businessId }, body: table }, options)),
    /**
     * Creates a customer.
     * @example
     * await client.customers.create(businessId, profile);
     */
    create: (businessId: number, profile: CreateCustomer, options?: CallOptions) =>
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
     * await client.customers.update(businessId, customerId, { name: 'Ada' });
     */
    update: (
      businessId: number,
      customerId: string,
      change: UpdateCustomer,
      options?: CallOptions,
    ) =>
      unwrap(
        call(updateCustomer)({ params: { businessId, id: customerId }, body: change }, options),
      ),
    /**
     * Deletes a customer.
     * @example
     * await client.customers.remove(businessId, customerId);
     */
    remove: (businessId: number, customerId: string, options?: CallOptions) =>
      call(deleteCustomer)({ params: { businessId, id: customerId } }, options),
    /**
     * Moves the payments and details of other entries of the same person to a customer.
     * @example
     * await client.customers.merge(businessId, customerId, [duplicateId]);
     */
    merge: (
      businessId: number,
      customerId: string,
      customerIds: readonly string[],
      options?: CallOptions,
    ) =>
      unwrap(
        call(mergeCustomers)(
          { params: { businessId, id: customerId }, body: { customerIds } },
          options,
        ),
      ),
    /**
     * Erases the personal data of a customer and keeps the payments.
     * @example
     * await client.customers.erase(businessId, customerId);
     */
    erase: (businessId: number, customerId: string, options?: CallOptions) =>
      unwrap(call(eraseCustomer)({ params: { businessId, id: customerId } }, options)),
  };
}
