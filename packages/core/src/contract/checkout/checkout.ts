import * as z from 'zod/mini';
import type { AccountNetworkCode } from '../../assets/display-codes.ts';
import type { Decimal } from '../../money/decimal.ts';
import {
  accountNetwork,
  type DisplayStatus,
  displayStatuses,
  type PaidState,
  type PaymentConfirmations,
  type PaymentMethod,
  type PaymentStatus,
  type Price,
  paidStates,
  paymentConfirmations,
  paymentMethod,
  paymentStatuses,
  price,
} from '../payments/payment.ts';
import { freeText, publicId } from '../payments/values.ts';
import type { Endpoint, Schema } from '../schema.ts';
import { type Data, data, date, decimal, email } from '../values.ts';

/** One way to pay that the payer can choose. */
export interface CheckoutAsset {
  readonly asset: string;
  readonly network: AccountNetworkCode;
  /** About how much, in main units; null without a price. */
  readonly estimate: Decimal | null;
  readonly feeHint: string | null;
  readonly timeHint: string | null;
  readonly enabled: boolean;
  /** Why it cannot be chosen now. */
  readonly reason: string | null;
}
export interface CheckoutField {
  readonly name: string;
  readonly label: string;
  readonly type: 'text' | 'email' | 'select' | 'checkbox';
  readonly required: boolean;
  readonly options: readonly string[];
}
/** What the page that a customer pays at shows: nothing that belongs to the merchant alone. */
export interface Checkout {
  readonly id: string;
  readonly status: PaymentStatus;
  readonly paidState: PaidState;
  readonly displayStatus: DisplayStatus;
  readonly merchant: {
    readonly name: string;
    readonly logoUrl: string | null;
    readonly supportEmail: string | null;
  };
  readonly orderId: string | null;
  readonly description: string | null;
  readonly price: Price;
  readonly assets: readonly CheckoutAsset[];
  readonly method: PaymentMethod | null;
  readonly due: Decimal | null;
  readonly seen: Decimal;
  readonly remaining: Decimal | null;
  readonly confirmations: PaymentConfirmations | null;
  readonly expiresAt: Date | null;
  /** By which the page corrects its own clock. */
  readonly serverTime: Date;
  readonly redirectUrl: string | null;
  /** Masked. */
  readonly email: string | null;
  readonly collect: {
    readonly email: 'NO' | 'OPTIONAL' | 'REQUIRED';
    readonly name: boolean;
    readonly fields: readonly CheckoutField[];
  };
  /** Colour variables of the merchant. */
  readonly theme: Readonly<Record<string, string>>;
  readonly sandbox: boolean;
}

const checkout = (): Schema<Checkout> =>
  z.object({
    id: z.string(),
    status: z.enum(paymentStatuses),
    paidState: z.enum(paidStates),
    displayStatus: z.enum(displayStatuses),
    merchant: z.object({
      name: z.string(),
      logoUrl: z.nullable(z.string()),
      supportEmail: z.nullable(z.string()),
    }),
    orderId: z.nullable(z.string()),
    description: z.nullable(z.string()),
    price: price(),
    assets: z.readonly(z.array(checkoutAsset())),
    method: z.nullable(paymentMethod()),
    due: z.nullable(decimal()),
    seen: decimal(),
    remaining: z.nullable(decimal()),
    confirmations: z.nullable(paymentConfirmations()),
    expiresAt: z.nullable(date()),
    serverTime: date(),
    redirectUrl: z.nullable(z.string()),
    email: z.nullable(z.string()),
    collect: z.object({
      email: z.enum(['NO', 'OPTIONAL', 'REQUIRED']),
      name: z.boolean(),
      fields: z.readonly(z.array(checkoutField())),
    }),
    theme: z.record(z.string(), z.string()),
    sandbox: z.boolean(),
  });
const checkoutAsset = (): Schema<CheckoutAsset> =>
  z.object({
    asset: z.string(),
    network: accountNetwork(),
    estimate: z.nullable(decimal()),
    feeHint: z.nullable(z.string()),
    timeHint: z.nullable(z.string()),
    enabled: z.boolean(),
    reason: z.nullable(z.string()),
  });
export const checkoutField = (): Schema<CheckoutField> =>
  z.object({
    name: z.string(),
    label: z.string(),
    type: z.enum(['text', 'email', 'select', 'checkbox']),
    required: z.boolean(),
    options: z.readonly(z.array(z.string())),
  });

export interface CheckoutPath {
  readonly id: string;
}
const checkoutPath = (): Schema<CheckoutPath> => z.strictObject({ id: publicId('pay') });

export const getCheckout = {
  method: 'GET',
  path: '/v1/checkout/{id}',
  summary: 'What the payer sees of a payment.',
  public: true,
  params: checkoutPath,
  response: () => data(checkout()),
} satisfies Endpoint<CheckoutPath, unknown, unknown, Data<Checkout>>;

export interface SelectMethod {
  readonly asset: string;
  readonly network: AccountNetworkCode;
}
export const selectMethodBody = (): Schema<SelectMethod> =>
  z.strictObject({ asset: freeText(10), network: accountNetwork() });
export const selectCheckoutMethod = {
  method: 'POST',
  path: '/v1/checkout/{id}/select',
  summary: 'Choose what to pay with, or ask for a fresh price: locks a quote.',
  public: true,
  params: checkoutPath,
  body: selectMethodBody,
  response: () => data(checkout()),
} satisfies Endpoint<CheckoutPath, unknown, SelectMethod, Data<Checkout>>;

export interface CheckoutCustomer {
  readonly email: string | null;
  readonly name: string | null;
  readonly fields: Readonly<Record<string, string>>;
}
export const setCheckoutCustomer = {
  method: 'POST',
  path: '/v1/checkout/{id}/customer',
  summary: 'Say who pays, for the receipt and the fields that the merchant asks for.',
  public: true,
  secret: true,
  params: checkoutPath,
  body: (): Schema<CheckoutCustomer> =>
    z.strictObject({
      email: z.nullable(email()),
      name: z.nullable(freeText(80)),
      fields: z.record(freeText(40), freeText(500)),
    }),
  response: () => data(checkout()),
} satisfies Endpoint<CheckoutPath, unknown, CheckoutCustomer, Data<Checkout>>;

export const cancelCheckout = {
  method: 'POST',
  path: '/v1/checkout/{id}/cancel',
  summary: 'Give up a payment for which nothing was seen.',
  public: true,
  params: checkoutPath,
  response: () => data(checkout()),
} satisfies Endpoint<CheckoutPath, unknown, unknown, Data<Checkout>>;

export interface ClaimHash {
  readonly hash: string;
}
export const claimCheckoutHash = {
  method: 'POST',
  path: '/v1/checkout/{id}/claim-hash',
  summary: 'Name a transaction that paid, to learn whether it was seen.',
  public: true,
  params: checkoutPath,
  body: (): Schema<ClaimHash> =>
    z.strictObject({ hash: z.string().check(z.trim(), z.minLength(16), z.maxLength(128)) }),
  response: () => data<{ readonly found: boolean }>(z.object({ found: z.boolean() })),
} satisfies Endpoint<CheckoutPath, unknown, ClaimHash, Data<{ readonly found: boolean }>>;
