import * as z from 'zod/mini';
import type { Endpoint, Schema } from '../schema.ts';
import { type Data, data } from '../values.ts';

/** Choice of a customer about the emails with invoices of one business. */
export interface InvoiceEmails {
  readonly merchant: { readonly name: string; readonly supportEmail: string | null };
  /** True where the customer gets no emails with invoices and no reminders. */
  readonly isStopped: boolean;
}
export interface ChooseInvoiceEmails {
  readonly isStopped: boolean;
}
export interface InvoiceEmailsPath {
  readonly token: string;
}

const invoiceEmails = (): Schema<InvoiceEmails> =>
  z.object({
    merchant: z.object({ name: z.string(), supportEmail: z.nullable(z.string()) }),
    isStopped: z.boolean(),
  });

export const getInvoiceEmails: Endpoint<
  InvoiceEmailsPath,
  unknown,
  unknown,
  Data<InvoiceEmails>
> = {
  method: 'GET',
  path: '/v1/checkout/invoice-emails/{token}',
  public: true,
  secret: true,
  response: () => data(invoiceEmails()),
};

export const chooseInvoiceEmails: Endpoint<
  InvoiceEmailsPath,
  unknown,
  ChooseInvoiceEmails,
  Data<InvoiceEmails>
> = {
  method: 'POST',
  path: '/v1/checkout/invoice-emails/{token}',
  public: true,
  secret: true,
  response: () => data(invoiceEmails()),
};
