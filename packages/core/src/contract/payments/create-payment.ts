import * as z from 'zod/mini';
import type { Decimal } from '../../money/decimal.ts';
import type { Schema } from '../schema.ts';

/**
 * Confirmations that a payment waits for: those after which its network counts as safe, as final, or a
 * number of one's own. `INSTANT` waits for none up to a small amount and claims no safety.
 */
export type ConfirmationPolicy = 'INSTANT' | 'STANDARD' | 'STRICT' | number;

/** Customer of a new payment: an existing one by id, or an email to create one. */
export type NewPaymentCustomer =
  | { readonly id: string }
  | { readonly email: string; readonly name?: string };

/** The body of a new payment, the same for the dashboard and for the merchant API. */
export interface CreatePayment {
  readonly price: { readonly amount: Decimal; readonly currency: string };
  /** Unique per business and mode while a payment with it is open, else 409 `ORDER_ID_IN_USE`. */
  readonly orderId?: string | null;
  readonly description?: string | null;
  /**
   * Assets accepted for this payment, such as `BTC` or `USDT@TRX`; all that the business accepts
   * unless given.
   */
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
export const confirmationPolicy = (): Schema<ConfirmationPolicy> =>
  z.union([z.enum(['INSTANT', 'STANDARD', 'STRICT']), z.int().check(z.minimum(1), z.maximum(100))]);
