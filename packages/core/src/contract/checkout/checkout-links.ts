import * as z from 'zod/mini';
import type { Decimal } from '../../money/decimal.ts';
import {
  type PaymentLine,
  type PaymentLinkState,
  paymentLine,
  paymentLinkStates,
} from '../payments/payment-links.ts';
import { type ReceiptMerchant, receiptMerchant } from '../payments/receipts.ts';
import type { Endpoint } from '../schema.ts';
import { type Data, data, date, decimal } from '../values.ts';
import { type CheckoutMerchant, checkoutMerchant } from './checkout-view.ts';

/** Invoice that a link collects, as its customer sees it. */
export interface CheckoutInvoice {
  /** Null before it has one. */
  readonly number: string | null;
  /** Business as its settings named it when the invoice was created. */
  readonly issuer: ReceiptMerchant;
  readonly customerName: string | null;
  /** Days in the time zone of the business, such as `2026-12-01`. */
  readonly issuedOn: string;
  readonly dueOn: string | null;
  /** True once the day on which it is due is over where the business is. */
  readonly isOverdue?: boolean;
  /**
   * Value of the part of its price that has come to the payment that was started, in the currency of the link; null
   * where no part or all of it has come.
   */
  readonly arrived?: Decimal | null;
}

/**
 * States of the payment that took the only use of a link: nothing, a part or all of its price has arrived, it is
 * confirmed, or all of it went back to its payer.
 * @example
 * linkUses; // ['OPEN', 'PARTLY_PAID', 'CONFIRMING', 'PAID', 'REFUNDED']
 */
export const linkUses = ['OPEN', 'PARTLY_PAID', 'CONFIRMING', 'PAID', 'REFUNDED'] as const;
export type LinkUse = (typeof linkUses)[number];

/** Public view of a payment link. */
export interface CheckoutLink {
  readonly slug: string;
  readonly state: PaymentLinkState;
  /** State of the payment by a link of one use; null while it can be used, and of a link with more uses. */
  readonly use: LinkUse | null;
  /** Time at which the payment of a use that is `PAID` or `REFUNDED` was confirmed; null of any other. */
  readonly paidAt: Date | null;
  readonly merchant: CheckoutMerchant;
  readonly title: string;
  readonly description: string | null;
  readonly currency: string;
  /** Null where the payer types the amount, between `minPrice` and `maxPrice`. */
  readonly price: Decimal | null;
  readonly minPrice: Decimal | null;
  readonly maxPrice: Decimal | null;
  readonly lines: readonly PaymentLine[];
  readonly dueAt: Date | null;
  /** Null of a link that collects no invoice. */
  readonly invoice: CheckoutInvoice | null;
  readonly serverTime: Date;
  /** Null follows the payer's system. */
  readonly appearance: 'light' | 'dark' | null;
  /** Colour variables of the merchant. */
  readonly theme: Readonly<Record<string, string>>;
  readonly sandbox: boolean;
}
export interface CheckoutLinkPath {
  readonly slug: string;
}
export interface PayLink {
  /** For a link without a price. */
  readonly amount: Decimal | null;
}

/** Payment that a link created; its checkout page has all else. */
export interface LinkedPayment {
  readonly id: string;
  readonly checkoutUrl: string;
}

export const getCheckoutLink: Endpoint<CheckoutLinkPath, unknown, unknown, Data<CheckoutLink>> = {
  method: 'GET',
  path: '/v1/checkout/links/{slug}',
  public: true,
  response: () =>
    data<CheckoutLink>(
      z.object({
        slug: z.string(),
        state: z.enum(paymentLinkStates),
        use: z.nullable(z.enum(linkUses)),
        paidAt: z.nullable(date()),
        merchant: checkoutMerchant(),
        title: z.string(),
        description: z.nullable(z.string()),
        currency: z.string(),
        price: z.nullable(decimal()),
        minPrice: z.nullable(decimal()),
        maxPrice: z.nullable(decimal()),
        lines: z.readonly(z.array(paymentLine())),
        dueAt: z.nullable(date()),
        invoice: z.nullable(
          z.object({
            number: z.nullable(z.string()),
            issuer: receiptMerchant(),
            customerName: z.nullable(z.string()),
            issuedOn: z.string(),
            dueOn: z.nullable(z.string()),
            isOverdue: z.exactOptional(z.boolean()),
            arrived: z.exactOptional(z.nullable(decimal())),
          }),
        ),
        serverTime: date(),
        appearance: z.nullable(z.enum(['light', 'dark'])),
        theme: z.record(z.string(), z.string()),
        sandbox: z.boolean(),
      }),
    ),
};

export const payCheckoutLink: Endpoint<CheckoutLinkPath, unknown, PayLink, Data<LinkedPayment>> = {
  method: 'POST',
  path: '/v1/checkout/links/{slug}/payments',
  public: true,
  status: 201,
  idempotent: true,
  response: () => data<LinkedPayment>(z.object({ id: z.string(), checkoutUrl: z.string() })),
};
