import type { InvalidFields } from '@billfold/core/flows';
import { isEmailAddress, normalizeEmail } from '@billfold/core/internal';
import type { CreateBusinessPayment } from '@billfold/core/payments';
import { readMetadata } from './read-metadata.ts';
import { readPrice } from './read-price.ts';

export type NewPaymentFields = Readonly<
  Record<
    | 'amount'
    | 'currency'
    | 'orderId'
    | 'description'
    | 'email'
    | 'method'
    | 'minutes'
    | 'redirectUrl'
    | 'metadata',
    string
  >
>;

/** Fields as the service names them in its refusals. */
export type RefusedField =
  | 'price.amount'
  | 'orderId'
  | 'customer.email'
  | 'redirectUrl'
  | 'metadata'
  | 'method';

export interface NewPaymentRequest {
  readonly invalid: InvalidFields<RefusedField>;
  readonly body: CreateBusinessPayment | null;
}

/** Reads the fields of a new payment: its request, or the fields that are wrong. */
export function readNewPayment(fields: NewPaymentFields): NewPaymentRequest {
  const { currency, method, minutes } = fields;
  const [orderId, description, email, redirectUrl] = [
    ...[fields.orderId, fields.description, fields.email, fields.redirectUrl],
  ].map((text) => text.trim());
  const amount = readPrice(fields.amount, currency);
  const metadata = readMetadata(fields.metadata);
  const isEmailFine = !email || isEmailAddress(normalizeEmail(email));
  const isUrlFine = !redirectUrl || /^https?:\/\/[^\s/]+/i.test(redirectUrl);
  const invalid: InvalidFields<RefusedField> = {
    ...(amount === null && { 'price.amount': 'newPayment.amount.missing' as const }),
    ...(!isEmailFine && { 'customer.email': 'newPayment.email.invalid' as const }),
    ...(!isUrlFine && { redirectUrl: 'newPayment.redirectUrl.invalid' as const }),
    ...(metadata === null && { metadata: 'newPayment.metadata.invalid' as const }),
  };
  if (amount === null || metadata === null || !isEmailFine || !isUrlFine)
    return { invalid, body: null };
  return {
    invalid,
    body: {
      ...{ price: { amount, currency }, metadata },
      ...(orderId && { orderId }),
      ...(description && { description }),
      ...(email && { customer: { email } }),
      ...(method && { method }),
      ...(minutes && { expiresInMinutes: Number(minutes) }),
      ...(redirectUrl && { redirectUrl }),
    },
  };
}
