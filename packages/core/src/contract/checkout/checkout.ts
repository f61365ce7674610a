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

import type { Endpoint, Schema } from '../schema.ts';
import { type Data, data, date, decimal } from '../values.ts';

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
/**
 * Public view of a payment for its checkout page, without fields that belong to the merchant alone.
 */
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

export const getCheckout: Endpoint<CheckoutPath, unknown, unknown, Data<Checkout>> = {
  method: 'GET',
  path: '/v1/checkout/{id}',
  public: true,
  response: () => data(checkout()),
};

export interface SelectMethod {
  readonly asset: string;
  readonly network: AccountNetworkCode;
}
export const selectCheckoutMethod: Endpoint<CheckoutPath, unknown, SelectMethod, Data<Checkout>> = {
  method: 'POST',
  path: '/v1/checkout/{id}/select',
  public: true,
  response: () => data(checkout()),
};

export interface CheckoutCustomer {
  readonly email: string | null;
  readonly name: string | null;
  readonly fields: Readonly<Record<string, string>>;
}
export const setCheckoutCustomer: Endpoint<
  CheckoutPath,
  unknown,
  CheckoutCustomer,
  Data<Checkout>
> = {
  method: 'POST',
  path: '/v1/checkout/{id}/customer',
  public: true,
  secret: true,
  response: () => data(checkout()),
};

export const cancelCheckout: Endpoint<CheckoutPath, unknown, unknown, Data<Checkout>> = {
  method: 'POST',
  path: '/v1/checkout/{id}/cancel',
  public: true,
  response: () => data(checkout()),
};

export interface ClaimHash {
  readonly hash: string;
}
export const claimCheckoutHash: Endpoint<
  CheckoutPath,
  unknown,
  ClaimHash,
  Data<{ readonly found: boolean }>
> = {
  method: 'POST',
  path: '/v1/checkout/{id}/claim-hash',
  public: true,
  response: () => data<{ readonly found: boolean }>(z.object({ found: z.boolean() })),
};
