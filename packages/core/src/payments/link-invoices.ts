import { unwrap, unwrapPage } from '../client/unwrap.ts';
import {
  type CreateLinkInvoice,
  cancelLinkInvoice,
  createLinkInvoice,
  getLinkInvoice,
  type LinkInvoiceFilters,
  type ListLinkInvoices,
  listLinkInvoices,
  sendLinkInvoice,
  totalLinkInvoices,
  type UpdateLinkInvoice,
  updateLinkInvoice,
} from '../contract/payments/link-invoices.ts';
import type { CallOptions, Transport } from '../http/transport.ts';

/** Calls of `client.linkInvoices`. */
export type LinkInvoices = ReturnType<typeof createLinkInvoices>;

/** Creates the calls about the invoices that a business emails. */
export function createLinkInvoices({ call }: Pick<Transport, 'call'>) {
  return {
    /**
     * Lists invoices, newest first.
     * @example
     * const { items } = await client.linkInvoices.list(businessId, { customerId });
     */
    list: (businessId: number, query: ListLinkInvoices = {}, options?: CallOptions) =>
      unwrapPage(call(listLinkInvoices)({ params: { businessId }, query }, options)),
    /**
     * Adds up the unpaid invoices that pass filters, by currency.
     * @example
     * const [{ outstanding, overdue }] = await client.linkInvoices.total(businessId);
     */
    total: (businessId: number, query: LinkInvoiceFilters = {}, options?: CallOptions) =>
      unwrap(call(totalLinkInvoices)({ params: { businessId }, query }, options)),
    /**
     * Creates an invoice and emails it.
     * @example
     * await client.linkInvoices.create(businessId, { ...invoice, dueOn: '2026-12-31', reminders: [-3, 7] });
     */
    create: (businessId: number, invoice: CreateLinkInvoice, options?: CallOptions) =>
      unwrap(call(createLinkInvoice)({ params: { businessId }, body: invoice }, options)),
    /**
     * Loads an invoice.
     * @example
     * const { status, mails } = await client.linkInvoices.get(businessId, invoiceId);
     */
    get: (businessId: number, id: string, options?: CallOptions) =>
      unwrap(call(getLinkInvoice)({ params: { businessId, id } }, options)),
    /**
     * Pauses the reminders of an invoice, or resumes them.
     * @example
     * await client.linkInvoices.update(businessId, invoiceId, { isPaused: true });
     */
    update: (businessId: number, id: string, changes: UpdateLinkInvoice, options?: CallOptions) =>
      unwrap(call(updateLinkInvoice)({ params: { businessId, id }, body: changes }, options)),
    /**
     * Emails an invoice now.
     * @example
     * await client.linkInvoices.send(businessId, invoiceId);
     */
    send: (businessId: number, id: string, options?: CallOptions) =>
      unwrap(call(sendLinkInvoice)({ params: { businessId, id } }, options)),
    /**
     * Cancels an unpaid invoice.
     * @example
     * await client.linkInvoices.cancel(businessId, invoiceId);
     */
    cancel: (businessId: number, id: string, options?: CallOptions) =>
      unwrap(call(cancelLinkInvoice)({ params: { businessId, id } }, options)),
  };
}
