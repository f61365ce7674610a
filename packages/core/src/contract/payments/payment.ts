import * as z from 'zod/mini';
import { type AccountNetworkCode, accountNetworkCodes } from '../../assets/display-codes.ts';
import type { Decimal } from '../../money/decimal.ts';
import type { Schema } from '../schema.ts';
import { date, decimal } from '../values.ts';

/**
 * Statuses in the life cycle of a payment.
 * @example
 * const open = paymentStatuses.slice(0, paymentStatuses.indexOf('COMPLETED'));
 * open; // ['CREATED', 'PENDING', 'CONFIRMING', 'CONFIRMED']
 */
export const paymentStatuses = [
  'CREATED',
  'PENDING',
  'CONFIRMING',
  'CONFIRMED',
  'COMPLETED',
  'EXPIRED',
  'CANCELLED',
  'INVALID',
] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/**
 * Results of comparing the amount seen on the chain with the amount due.
 * @example
 * paidStates; // ['UNPAID', 'UNDERPAID', 'PAID', 'OVERPAID']
 */
export const paidStates = ['UNPAID', 'UNDERPAID', 'PAID', 'OVERPAID'] as const;
export type PaidState = (typeof paidStates)[number];

/**
 * Parts of a payment that went back to the payer, by refunds that are in a block. Money that was paid on
 * top of the price is no part of it.
 * @example
 * refundStates; // ['NONE', 'PARTIAL', 'FULL']
 */
export const refundStates = ['NONE', 'PARTIAL', 'FULL'] as const;
export type RefundState = (typeof refundStates)[number];

/**
 * Flags of a payment that needs attention, and `test` for one in test mode.
 * @example
 * const warnings = paymentFlags.filter((flag) => flag !== 'test');
 * warnings.includes('late'); // true
 */
export const paymentFlags = [
  'late',
  'multiple',
  'wrongAsset',
  'doubleSpendRisk',
  'reorged',
  'manuallyMarked',
  'test',
] as const;
export type PaymentFlag = (typeof paymentFlags)[number];

/**
 * Status texts of a payment, which are also the values of the filter `status`.
 * @example
 * const options = displayStatuses.map((status) => <option key={status}>{status}</option>);
 */
export const displayStatuses = [
  'Created',
  'Pending',
  'Underpaid',
  'Confirming',
  'Confirmed',
  'Overpaid',
  'Completed',
  'Late',
  'Expired',
  'Cancelled',
  'Invalid',
  'Partially refunded',
  'Refunded',
] as const;
export type DisplayStatus = (typeof displayStatuses)[number];

/** A price in a fiat currency or in an asset. */
export interface Price {
  readonly amount: Decimal;
  readonly currency: string;
}
/** Method by which a payment is paid, once the payer has chosen. */
export interface PaymentMethod {
  readonly asset: string;
  readonly network: AccountNetworkCode;
  readonly identifier: string;
  readonly address: string;
  /** Payment id on a shared address, where the network has one, such as a tag or reference key. */
  readonly reference: string | null;
  readonly memo: string | null;
  /** Payment URI for a QR code; the address alone where its network has none for the asset. */
  readonly uri: string;
  /** Price of one main unit of the asset in the currency of the price, held since `rateAt`. */
  readonly rate: Decimal;
  readonly rateAt: Date;
}
/** One transfer on the chain to the address of a payment. */
export interface Transfer {
  /** Null where a contract paid without a transaction of its own. */
  readonly hash: string | null;
  /** Symbol of what came, which may be another asset than that of `method`. */
  readonly asset: string;
  readonly network: AccountNetworkCode;
  /** In main units of `asset`. */
  readonly amount: Decimal;
  readonly from: readonly string[];
  readonly confirmations: number;
  readonly replaceable: boolean;
  readonly firstSeenAt: Date;
  readonly blockHeight: number | null;
  /** False where it does not pay: another asset, replaced, dropped. */
  readonly counted: boolean;
}
/**
 * A payment. Amounts are in main units of the asset of `method`, except for `credited`, `tolerance` and those of
 * `transfers`;
 * `due` is null until a method is chosen.
 */
export interface Payment {
  readonly id: string;
  readonly object: 'payment';
  readonly businessId: number;
  readonly livemode: boolean;
  readonly status: PaymentStatus;
  readonly paidState: PaidState;
  readonly refundState: RefundState;
  readonly displayStatus: DisplayStatus;
  readonly flags: readonly PaymentFlag[];
  readonly orderId: string | null;
  readonly description: string | null;
  readonly price: Price;
  readonly method: PaymentMethod | null;
  readonly due: Decimal | null;
  /** Value of all transfers at the rates of their quotes, in the currency of the price. */
  readonly credited: Decimal;
  /**
   * Part of the price that the business says it was paid elsewhere, as in cash, in the currency of the price: it marked
   * the payment as paid, and received none of that part here. Null of any other payment.
   */
  readonly paidElsewhere: Decimal | null;
  readonly seen: Decimal;
  readonly confirmed: Decimal;
  readonly shortBy: Decimal;
  readonly overBy: Decimal;
  readonly refunded: Decimal;
  /** Amount below the price that still counts as paid, in the currency of the price. */
  readonly tolerance: Decimal;
  readonly confirmations: PaymentConfirmations | null;
  readonly transfers: readonly Transfer[];
  readonly customer: PaymentCustomer | null;
  /** In the order in which the checkout asked. */
  readonly answers: readonly PaymentAnswer[];
  readonly metadata: Readonly<Record<string, string>>;
  readonly checkoutUrl: string;
  readonly redirectUrl: string | null;
  readonly cancelUrl: string | null;
  readonly expiresAt: Date | null;
  readonly createdAt: Date;
  readonly detectedAt: Date | null;
  readonly confirmedAt: Date | null;
  readonly completedAt: Date | null;
  /** Rises with every change; of two states the higher one is newer. */
  readonly sequence: number;
}
/**
 * Kinds of fields that a checkout asks for. The value of a checkbox is `true`.
 * @example
 * answerTypes.includes('select'); // true
 */
export const answerTypes = ['text', 'email', 'select', 'checkbox'] as const;
export type AnswerType = (typeof answerTypes)[number];

/** Answer of a payer to a field of the checkout, which had this label and type when it was answered. */
export interface PaymentAnswer {
  readonly name: string;
  readonly label: string;
  readonly type: AnswerType;
  readonly value: string;
}
export interface PaymentConfirmations {
  readonly current: number;
  readonly required: number;
  readonly final: number;
}
export interface PaymentCustomer {
  readonly id: string;
  readonly email: string | null;
  readonly name: string | null;
}

export const price = (): Schema<Price> => z.object({ amount: decimal(), currency: z.string() });
export const accountNetwork = (): Schema<AccountNetworkCode> => z.enum(accountNetworkCodes);
export const paymentMethod = (): Schema<PaymentMethod> =>
  z.object({
    asset: z.string(),
    network: accountNetwork(),
    identifier: z.string(),
    address: z.string(),
    reference: z.nullable(z.string()),
    memo: z.nullable(z.string()),
    uri: z.string(),
    rate: decimal(),
    rateAt: date(),
  });
export const paymentConfirmations = (): Schema<PaymentConfirmations> =>
  z.object({ current: z.int(), required: z.int(), final: z.int() });
const transfer = (): Schema<Transfer> =>
  z.object({
    hash: z.nullable(z.string()),
    asset: z.string(),
    network: accountNetwork(),
    amount: decimal(),
    from: z.readonly(z.array(z.string())),
    confirmations: z.int(),
    replaceable: z.boolean(),
    firstSeenAt: date(),
    blockHeight: z.nullable(z.int()),
    counted: z.boolean(),
  });
export const paymentCustomer = (): Schema<PaymentCustomer> =>
  z.object({ id: z.string(), email: z.nullable(z.string()), name: z.nullable(z.string()) });
const paymentAnswer = (): Schema<PaymentAnswer> =>
  z.object({
    name: z.string(),
    label: z.string(),
    type: z.enum(answerTypes),
    value: z.string(),
  });

export const payment = (): Schema<Payment> =>
  z.object({
    id: z.string(),
    object: z.literal('payment'),
    businessId: z.int(),
    livemode: z.boolean(),
    status: z.enum(paymentStatuses),
    paidState: z.enum(paidStates),
    refundState: z.enum(refundStates),
    displayStatus: z.enum(displayStatuses),
    flags: z.readonly(z.array(z.enum(paymentFlags))),
    orderId: z.nullable(z.string()),
    description: z.nullable(z.string()),
    price: price(),
    method: z.nullable(paymentMethod()),
    due: z.nullable(decimal()),
    credited: decimal(),
    paidElsewhere: z.nullable(decimal()),
    seen: decimal(),
    confirmed: decimal(),
    shortBy: decimal(),
    overBy: decimal(),
    refunded: decimal(),
    tolerance: decimal(),
    confirmations: z.nullable(paymentConfirmations()),
    transfers: z.readonly(z.array(transfer())),
    customer: z.nullable(paymentCustomer()),
    answers: z.readonly(z.array(paymentAnswer())),
    metadata: z.record(z.string(), z.string()),
    checkoutUrl: z.string(),
    redirectUrl: z.nullable(z.string()),
    cancelUrl: z.nullable(z.string()),
    expiresAt: z.nullable(date()),
    createdAt: date(),
    detectedAt: z.nullable(date()),
    confirmedAt: z.nullable(date()),
    completedAt: z.nullable(date()),
    sequence: z.int(),
  });
