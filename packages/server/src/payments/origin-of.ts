import type { PaymentOrigin } from '@billfold/core/contract';
import type { PaymentRow } from './payment-parts.ts';

/** Returns by what a payer came to a payment, which is where they can ask the business. */
export function originOf({
  linkId,
  invoiceNumber,
}: Pick<PaymentRow, 'linkId'> & { readonly invoiceNumber: string | null }): PaymentOrigin {
  if (invoiceNumber !== null) return 'INVOICE';
  return linkId === null ? 'ORDER' : 'LINK';
}
