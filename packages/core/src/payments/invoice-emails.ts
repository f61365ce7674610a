import { unwrap } from '../client/unwrap.ts';
import {
  type ChooseInvoiceEmails,
  chooseInvoiceEmails,
  getInvoiceEmails,
} from '../contract/checkout/invoice-emails.ts';
import type { CallOptions, Transport } from '../http/transport.ts';

/** Calls of `client.invoiceEmails`. */
export type InvoiceEmailCalls = ReturnType<typeof createInvoiceEmails>;

/** Creates the calls by which a customer stops emails with invoices, which need no session. */
export function createInvoiceEmails({ call }: Pick<Transport, 'call'>) {
  return {
    /**
     * Loads the choice of the customer of an invoice.
     * @example
     * const { isStopped } = await client.invoiceEmails.get(token);
     */
    get: (token: string, options?: CallOptions) =>
      unwrap(call(getInvoiceEmails)({ params: { token } }, options)),
    /**
     * Stops the emails, or starts them again.
     * @example
     * await client.invoiceEmails.choose(token, { isStopped: true });
     */
    choose: (token: string, choice: ChooseInvoiceEmails, options?: CallOptions) =>
      unwrap(call(chooseInvoiceEmails)({ params: { token }, body: choice }, options)),
  };
}
