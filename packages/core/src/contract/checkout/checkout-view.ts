import * as z from 'zod/mini';
import type { AccountNetworkCode } from '../../assets/display-codes.ts';
import type { Decimal } from '../../money/decimal.ts';
import {
  type AnswerType,
  accountNetwork,
  answerTypes,
  type DisplayStatus,
  displayStatuses,
  type PaidState,
  type PaymentConfirmations,
  type PaymentFlag,
  type PaymentMethod,
  type PaymentStatus,
  type Price,
  paidStates,
  paymentConfirmations,
  paymentFlags,
  paymentMethod,
  paymentStatuses,
  price,
  type RefundState,
  refundStates,
} from '../payments/payment.ts';
import { type PaymentLine, paymentLine } from '../payments/payment-links.ts';
import type { Schema } from '../schema.ts';
import { date, decimal } from '../values.ts';

/**
 * Reasons why an asset cannot be chosen at the moment.
 * @example
 * assetReasons.includes('NO_RATE'); // true
 */
export const assetReasons = [
  'NO_RATE',
  'OUT_OF_RANGE',
  'NETWORK_DELAYED',
  'BUSINESS_CLOSED',
] as const;
export type AssetReason = (typeof assetReasons)[number];

/** One way to pay that the payer can choose. */
export interface CheckoutAsset {
  readonly asset: string;
  readonly network: AccountNetworkCode;
  /** About how much, in main units; null without a price. */
  readonly estimate: Decimal | null;
  /** Usual network fee of the payer, in the currency of the price; null where it is unknown. */
  readonly feeHint: Price | null;
  /** Usual minutes until a transfer has the confirmations that it needs. */
  readonly minutesHint: number;
  /** Minutes for which its amount holds once it is chosen. */
  readonly windowMinutes: number;
  /** True where payments share an address and the amount tells them apart, so that exactly it must arrive. */
  readonly isExact?: boolean;
  readonly enabled: boolean;
  /** Why it cannot be chosen now. */
  readonly reason: AssetReason | null;
}
export interface CheckoutField {
  readonly name: string;
  readonly label: string;
  readonly type: AnswerType;
  readonly required: boolean;
  readonly options: readonly string[];
}
/** One transfer that arrived for a payment, as its payer sees it. */
export interface CheckoutTransfer {
  /** Null where a contract paid without a transaction of its own. */
  readonly hash: string | null;
  /** Symbol of what came, which may be another asset than the selected one. */
  readonly asset: string;
  readonly network: AccountNetworkCode;
  /** In main units of `asset`. */
  readonly amount: Decimal;
  readonly confirmations: number;
  readonly firstSeenAt: Date;
  /** False where it does not pay: another asset, replaced, dropped. */
  readonly counted: boolean;
  /** How its transaction ended without paying; null where it did not. */
  readonly endedAs: 'FAILED' | 'REPLACED' | 'DROPPED' | null;
}
/** Transaction that came to the business, which the payer named and which names no payment itself. */
export interface UnmatchedTransaction {
  readonly network: AccountNetworkCode;
  /** Hash in the form that its network writes. */
  readonly hash: string;
  /** True where it came to the address of the payment on a network that the payment does not ask for. */
  readonly onOtherNetwork: boolean;
}
/** One refund of a payment that is in a block, as its payer sees it. */
export interface CheckoutRefund {
  readonly asset: string;
  readonly network: AccountNetworkCode;
  /** In main units of `asset`, before a network fee that the payer bears. */
  readonly amount: Decimal;
  /** Amount that its transaction pays, which is what a wallet shows. */
  readonly sent: Decimal;
  /** Address that it went to, which payer or business gave for it. */
  readonly address: string;
  readonly hash: string;
}
/** One refund of a payment that is in no block yet, as its payer sees it. */
export interface PendingRefund {
  /** In the words of the page of the refund, which asks for the address. */
  readonly status: 'WAITING_FOR_ADDRESS' | 'WAITING_FOR_MERCHANT' | 'SENT';
  readonly asset: string;
  readonly network: AccountNetworkCode;
  /** In main units of `asset`, before a network fee that the payer bears. */
  readonly amount: Decimal;
  /** Masked address to which the link that asks for the address was mailed last, and when; null where it was not. */
  readonly emailed?: { readonly to: string; readonly at: Date } | null;
}
/**
 * Calls that the payer may make now. `REFRESH` is a new price in the same asset, by the call that
 * selects a method.
 * @example
 * checkoutActions.includes('CANCEL'); // true
 */
export const checkoutActions = [
  'SELECT',
  'REFRESH',
  'CANCEL',
  'SET_CUSTOMER',
  'SEND_RECEIPT',
] as const;
export type CheckoutAction = (typeof checkoutActions)[number];

/** Business as its payers see it. */
export interface CheckoutMerchant {
  readonly name: string;
  readonly logoUrl: string | null;
  readonly website: string | null;
  readonly supportEmail: string | null;
  readonly termsUrl: string | null;
  readonly privacyUrl: string | null;
  readonly refundUrl: string | null;
}
/** Data of the payer that the business asks for. */
export interface CheckoutCollection {
  readonly email: 'NO' | 'OPTIONAL' | 'REQUIRED';
  readonly name: boolean;
  readonly fields: readonly CheckoutField[];
}
/**
 * Parties that can cancel a payment: its payer on the checkout page, or the business in its dashboard or by its API.
 * @example
 * cancellers.includes('PAYER'); // true
 */
export const cancellers = ['PAYER', 'BUSINESS'] as const;
export type Canceller = (typeof cancellers)[number];

/**
 * Things by which a payer came to a payment: an order at the shop, a payment link, or an invoice.
 * @example
 * paymentOrigins; // ['ORDER', 'LINK', 'INVOICE']
 */
export const paymentOrigins = ['ORDER', 'LINK', 'INVOICE'] as const;
export type PaymentOrigin = (typeof paymentOrigins)[number];

/**
 * Public view of a payment for its checkout page, without fields that belong to the merchant alone.
 */
export interface Checkout {
  readonly id: string;
  readonly status: PaymentStatus;
  readonly paidState: PaidState;
  readonly refundState: RefundState;
  readonly displayStatus: DisplayStatus;
  /** Party that cancelled the payment; null of any other payment. */
  readonly cancelledBy?: Canceller | null;
  readonly flags: readonly PaymentFlag[];
  readonly merchant: CheckoutMerchant;
  readonly orderId: string | null;
  readonly description: string | null;
  /** Number of the invoice that it pays, such as `INV-1`; null of any other payment. */
  readonly invoiceNumber?: string | null;
  readonly origin?: PaymentOrigin;
  /** True where the payer chose the amount, as of a donation. */
  readonly isOpenAmount?: boolean;
  /** Lines of the payment link by which it was created; they add up to the price. */
  readonly lines: readonly PaymentLine[];
  readonly price: Price;
  /** Value of everything that came, in the currency of the price. */
  readonly credited: Decimal;
  /** Part of the price that the business marked as paid; null of any other payment. */
  readonly paidElsewhere: Decimal | null;
  /** Assets to choose from, in the order of the business; empty while none can be chosen. */
  readonly assets: readonly CheckoutAsset[];
  readonly defaultAsset: string | null;
  /** Asset in which `due`, `seen`, `remaining`, `overBy` and `refunded` are; null before one is chosen. */
  readonly selected: SelectMethod | null;
  /** Null before a choice, and where nothing more is to be paid to it. */
  readonly method: PaymentMethod | null;
  readonly due: Decimal | null;
  readonly seen: Decimal;
  readonly remaining: Decimal | null;
  /** True where the network relays no amount of its coin as small as `remaining`, or its usual fee is above it. */
  readonly isRestTooSmall: boolean;
  /** True where the time to pay had ended, and the business opened the payment again for the rest alone. */
  readonly isRestAsked?: boolean;
  readonly overBy: Decimal;
  /** Sum of the confirmed refunds. */
  readonly refunded: Decimal;
  /** Confirmed refunds, the oldest first. */
  readonly refunds: readonly CheckoutRefund[];
  /** Refund that is in no block yet, first of all one that waits for its payer; null where nothing is to go back. */
  readonly pendingRefund: PendingRefund | null;
  readonly confirmations: PaymentConfirmations | null;
  readonly transfers: readonly CheckoutTransfer[];
  /** Transactions that the payer named and the business has yet to match with a payment, the oldest first. */
  readonly unmatched: readonly UnmatchedTransaction[];
  readonly actions: readonly CheckoutAction[];
  readonly expiresAt: Date | null;
  /** By which the page corrects its own clock. */
  readonly serverTime: Date;
  readonly redirectUrl: string | null;
  readonly cancelUrl: string | null;
  /** Null stays on the page. */
  readonly redirectAfterSeconds: number | null;
  readonly language: string | null;
  /** Language of emails to the payer: the one that the page was last read in, else that of the payment or the business. */
  readonly emailLanguage: string;
  /** Masked. */
  readonly email: string | null;
  /** Null until the payment is confirmed. */
  readonly receiptNumber: string | null;
  /** True where the payer is sent the receipt without asking for it. */
  readonly sendsReceipt: boolean;
  readonly collect: CheckoutCollection;
  /**
   * True until the payer has said what the business requires. Nothing can be chosen before, and `method` is
   * null.
   */
  readonly detailsMissing: boolean;
  readonly successText: string | null;
  readonly expiredText: string | null;
  readonly showsFiat: boolean;
  /** Null follows the payer's system. */
  readonly appearance: 'light' | 'dark' | null;
  /** Colour variables of the merchant. */
  readonly theme: Readonly<Record<string, string>>;
  /** Test payment: no real money moves. */
  readonly sandbox: boolean;
  /**
   * Test payment of a live server, which is paid by `simulate` alone: no page may ask a payer for coins, because
   * nothing watches its address.
   */
  readonly simulated: boolean;
  /** Rises with every event; of two states the higher one is newer. */
  readonly sequence: number;
}

export interface SelectMethod {
  readonly asset: string;
  readonly network: AccountNetworkCode;
}
export const checkout = (): Schema<Checkout> =>
  z.object({
    id: z.string(),
    status: z.enum(paymentStatuses),
    paidState: z.enum(paidStates),
    refundState: z.enum(refundStates),
    displayStatus: z.enum(displayStatuses),
    cancelledBy: z.exactOptional(z.nullable(z.enum(cancellers))),
    flags: z.readonly(z.array(z.enum(paymentFlags))),
    merchant: checkoutMerchant(),
    orderId: z.nullable(z.string()),
    description: z.nullable(z.string()),
    invoiceNumber: z.exactOptional(z.nullable(z.string())),
    origin: z.exactOptional(z.enum(paymentOrigins)),
    isOpenAmount: z.exactOptional(z.boolean()),
    lines: z.readonly(z.array(paymentLine())),
    price: price(),
    credited: decimal(),
    paidElsewhere: z.nullable(decimal()),
    assets: z.readonly(z.array(checkoutAsset())),
    defaultAsset: z.nullable(z.string()),
    selected: z.nullable(z.object({ asset: z.string(), network: accountNetwork() })),
    method: z.nullable(paymentMethod()),
    due: z.nullable(decimal()),
    seen: decimal(),
    remaining: z.nullable(decimal()),
    isRestTooSmall: z.boolean(),
    isRestAsked: z.exactOptional(z.boolean()),
    overBy: decimal(),
    refunded: decimal(),
    refunds: z.readonly(z.array(checkoutRefund())),
    pendingRefund: z.nullable(pendingRefund()),
    confirmations: z.nullable(paymentConfirmations()),
    transfers: z.readonly(z.array(checkoutTransfer())),
    unmatched: z.readonly(
      z.array(
        z.object({ network: accountNetwork(), hash: z.string(), onOtherNetwork: z.boolean() }),
      ),
    ),
    actions: z.readonly(z.array(z.enum(checkoutActions))),
    expiresAt: z.nullable(date()),
    serverTime: date(),
    redirectUrl: z.nullable(z.string()),
    cancelUrl: z.nullable(z.string()),
    redirectAfterSeconds: z.nullable(z.int()),
    language: z.nullable(z.string()),
    emailLanguage: z.string(),
    email: z.nullable(z.string()),
    receiptNumber: z.nullable(z.string()),
    sendsReceipt: z.boolean(),
    collect: checkoutCollection(),
    detailsMissing: z.boolean(),
    successText: z.nullable(z.string()),
    expiredText: z.nullable(z.string()),
    showsFiat: z.boolean(),
    appearance: z.nullable(z.enum(['light', 'dark'])),
    theme: z.record(z.string(), z.string()),
    sandbox: z.boolean(),
    simulated: z.boolean(),
    sequence: z.int(),
  });
export const checkoutMerchant = (): Schema<CheckoutMerchant> =>
  z.object({
    name: z.string(),
    logoUrl: z.nullable(z.string()),
    website: z.nullable(z.string()),
    supportEmail: z.nullable(z.string()),
    termsUrl: z.nullable(z.string()),
    privacyUrl: z.nullable(z.string()),
    refundUrl: z.nullable(z.string()),
  });
const checkoutTransfer = (): Schema<CheckoutTransfer> =>
  z.object({
    hash: z.nullable(z.string()),
    asset: z.string(),
    network: accountNetwork(),
    amount: decimal(),
    confirmations: z.int(),
    firstSeenAt: date(),
    counted: z.boolean(),
    endedAs: z.nullable(z.enum(['FAILED', 'REPLACED', 'DROPPED'])),
  });
const checkoutRefund = (): Schema<CheckoutRefund> =>
  z.object({
    asset: z.string(),
    network: accountNetwork(),
    ...{ amount: decimal(), sent: decimal() },
    address: z.string(),
    hash: z.string(),
  });
const pendingRefund = (): Schema<PendingRefund> =>
  z.object({
    status: z.enum(['WAITING_FOR_ADDRESS', 'WAITING_FOR_MERCHANT', 'SENT']),
    asset: z.string(),
    network: accountNetwork(),
    amount: decimal(),
    emailed: z.exactOptional(z.nullable(z.object({ to: z.string(), at: date() }))),
  });
const checkoutAsset = (): Schema<CheckoutAsset> =>
  z.object({
    asset: z.string(),
    network: accountNetwork(),
    estimate: z.nullable(decimal()),
    feeHint: z.nullable(price()),
    minutesHint: z.int(),
    windowMinutes: z.int(),
    isExact: z.exactOptional(z.boolean()),
    enabled: z.boolean(),
    reason: z.nullable(z.enum(assetReasons)),
  });
const checkoutCollection = (): Schema<CheckoutCollection> =>
  z.object({
    email: z.enum(['NO', 'OPTIONAL', 'REQUIRED']),
    name: z.boolean(),
    fields: z.readonly(z.array(checkoutField())),
  });
export const checkoutField = (): Schema<CheckoutField> =>
  z.object({
    name: z.string(),
    label: z.string(),
    type: z.enum(answerTypes),
    required: z.boolean(),
    options: z.readonly(z.array(z.string())),
  });
