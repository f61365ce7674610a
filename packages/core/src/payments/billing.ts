import { unwrap, unwrapPage } from '../client/unwrap.ts';
import { getBilling, getInvoice, listInvoices } from '../contract/business/billing.ts';
import type { PageQuery } from '../contract/values.ts';
import type { CallOptions, Transport } from '../http/transport.ts';

/** Calls of `client.billing`. */
export type BillingCalls = ReturnType<typeof createBilling>;

/** Creates the calls about the fees of the operator. */
export function createBilling({ call }: Pick<Transport, 'call'>) {
  return {
    /**
     * Loads the fee of the operator and the usage of this month.
     * @example
     * const { usage } = await client.billing.get(businessId);
     */
    get: (businessId: number, options?: CallOptions) =>
      unwrap(call(getBilling)({ params: { businessId } }, options)),
    /**
     * Lists the invoices of the operator, newest first.
     * @example
     * const { items } = await client.billing.listInvoices(businessId, { page: 1 });
     */
    listInvoices: (businessId: number, query: PageQuery = {}, options?: CallOptions) =>
      unwrapPage(call(listInvoices)({ params: { businessId }, query }, options)),
    /**
     * Loads an invoice of the operator.
     * @example
     * const { lines, url } = await client.billing.getInvoice(businessId, id);
     */
    getInvoice: (businessId: number, id: string, options?: CallOptions) =>
      unwrap(call(getInvoice)({ params: { businessId, id } }, options)),
  };
}
