import * as z from 'zod/mini';
import type { Decimal } from '../../money/decimal.ts';
import type { Schema } from '../schema.ts';
import { decimal, email, label } from '../values.ts';
import { assetOnNetwork, currency, freeText, httpsUrl, publicId } from './values.ts';

export type ConfirmationPolicy = 'FAST' | 'STANDARD' | 'STRICT' | number;

/** Who pays: somebody known, or an address to make a customer of. */
export type NewPaymentCustomer =
  | { readonly id: string }
  | { readonly email: string; readonly name?: string };

/** The body of a new payment, the same for the dashboard and for the merchant API. */
export interface CreatePayment {
  readonly price: { readonly amount: Decimal; readonly currency: string };
  /** Unique per business and mode while a payment with it is open, else 409 `ORDER_ID_IN_USE`. */
  readonly orderId?: string | null;
  readonly description?: string | null;
  /** What it may be paid with, such as `BTC` or `USDT@TRX`; all that the business accepts unless given. */
  readonly assets?: readonly string[];
  /** Chosen for the payer, so that the quote is locked at once. */
  readonly method?: string | null;
  readonly customer?: NewPaymentCustomer | null;
  /** At most 20 keys of at most 500 characters each. */
  readonly metadata?: Readonly<Record<string, string>>;
  readonly redirectUrl?: string | null;
  readonly cancelUrl?: string | null;
  readonly expiresInMinutes?: number;
  /** Basis points below the due amount that still count as paid; the setting of the business unless given. */
  readonly tolerance?: number | null;
  readonly confirmationPolicy?: ConfirmationPolicy | null;
  readonly language?: string;
}

const metadata = () =>
  z
    .record(z.string().check(z.minLength(1), z.maxLength(40)), freeText(500))
    .check(z.refine((entries) => Object.keys(entries).length <= 20));
export const confirmationPolicy = (): Schema<ConfirmationPolicy> =>
  z.union([z.enum(['FAST', 'STANDARD', 'STRICT']), z.int().check(z.minimum(1), z.maximum(100))]);
const customer = (): Schema<NewPaymentCustomer> =>
  z.union([
    z.strictObject({ id: publicId('cus') }),
    z.strictObject({ email: email(), name: z.exactOptional(label(80)) }),
  ]);

export const createPaymentBody = (): Schema<CreatePayment> =>
  z.strictObject({
    price: z.strictObject({ amount: decimal(), currency: currency() }),
    orderId: z.exactOptional(z.nullable(label(100))),
    description: z.exactOptional(z.nullable(freeText(200))),
    assets: z.exactOptional(z.readonly(z.array(assetOnNetwork()).check(z.minLength(1)))),
    method: z.exactOptional(z.nullable(assetOnNetwork())),
    customer: z.exactOptional(z.nullable(customer())),
    metadata: z.exactOptional(metadata()),
    redirectUrl: z.exactOptional(z.nullable(httpsUrl())),
    cancelUrl: z.exactOptional(z.nullable(httpsUrl())),
    expiresInMinutes: z.exactOptional(z.int().check(z.minimum(5), z.maximum(1440))),
    tolerance: z.exactOptional(z.nullable(z.int().check(z.minimum(0), z.maximum(1000)))),
    confirmationPolicy: z.exactOptional(z.nullable(confirmationPolicy())),
    language: z.exactOptional(z.string().check(z.regex(/^[a-z]{2,3}(-[A-Za-z\d]{2,8})*$/))),
  });
