import * as z from 'zod/mini';
import type { AccountNetworkCode } from '../../assets/display-codes.ts';
import type { Decimal } from '../../money/decimal.ts';
import type { Endpoint, Schema } from '../schema.ts';
import { intentFields, type TransactionIntent } from '../transactions/intents.ts';
import { type Data, data, date, decimal } from '../values.ts';
import { accountNetwork } from './payment.ts';
import type { BusinessItemPath } from './values.ts';

/**
 * Statuses of a refund, in the order of its life cycle. A failed refund can be signed again.
 * @example
 * refundStatuses.indexOf('BROADCAST') < refundStatuses.indexOf('CONFIRMED'); // true
 */
export const refundStatuses = [
  'AWAITING_ADDRESS',
  'AWAITING_SIGNATURE',
  'BROADCAST',
  'CONFIRMED',
  'FAILED',
  'CANCELLED',
  'EXPIRED',
] as const;
export type RefundStatus = (typeof refundStatuses)[number];

/** Money on its way back to a customer; amounts are in main units of the asset. */
export interface Refund {
  readonly id: string;
  readonly object: 'refund';
  /** Payment that it sends back; null of a refund of an unmatched transfer. */
  readonly paymentId: string | null;
  /** Unmatched transfer that it sends back; null of a refund of a payment. */
  readonly transferId: string | null;
  readonly livemode: boolean;
  readonly status: RefundStatus;
  /** Amount that goes back, after the fee that the business keeps. */
  readonly amount: Decimal;
  /** Part that the business keeps as its fee. */
  readonly kept: Decimal;
  /** Amount that was sent: without the network fee where the customer pays it. Null before it is signed. */
  readonly sent: Decimal | null;
  readonly asset: string;
  readonly network: AccountNetworkCode;
  readonly address: string | null;
  readonly memo: string | null;
  readonly networkFeePaidBy: 'MERCHANT' | 'CUSTOMER';
  readonly reason: string | null;
  readonly hash: string | null;
  /** Page where the customer gives an address, while one is awaited. Events leave it out. */
  readonly claimUrl: string | null;
  /** End of the time in which the customer can give an address. */
  readonly claimExpiresAt: Date | null;
  readonly createdAt: Date;
  readonly broadcastAt: Date | null;
  readonly confirmedAt: Date | null;
  readonly sequence: number;
}
export const refund = (): Schema<Refund> =>
  z.object({
    id: z.string(),
    object: z.literal('refund'),
    paymentId: z.nullable(z.string()),
    transferId: z.nullable(z.string()),
    livemode: z.boolean(),
    status: z.enum(refundStatuses),
    amount: decimal(),
    kept: decimal(),
    sent: z.nullable(decimal()),
    asset: z.string(),
    network: accountNetwork(),
    address: z.nullable(z.string()),
    memo: z.nullable(z.string()),
    networkFeePaidBy: z.enum(['MERCHANT', 'CUSTOMER']),
    reason: z.nullable(z.string()),
    hash: z.nullable(z.string()),
    claimUrl: z.nullable(z.string()),
    claimExpiresAt: z.nullable(date()),
    createdAt: date(),
    broadcastAt: z.nullable(date()),
    confirmedAt: z.nullable(date()),
    sequence: z.int(),
  });

/**
 * Amount of a refund: all that was received in the asset, the price at today's rate, the excess, or a
 * custom amount in the asset or in a currency.
 */
export type RefundAmount =
  | { readonly kind: 'RECEIVED' | 'PRICE' | 'OVERPAID' }
  | { readonly kind: 'CUSTOM'; readonly amount: Decimal; readonly currency: string };

export interface CreateRefund {
  readonly amount: RefundAmount;
  /** Asset that goes back, such as `USDT@TRX`; needed where the payment received several. */
  readonly asset?: string;
  /** Kept by the business, in per cent of the amount. */
  readonly feePercent?: Decimal;
  readonly networkFeePaidBy: 'MERCHANT' | 'CUSTOMER';
  readonly reason: string | null;
  /** Null asks the customer for one. */
  readonly address: string | null;
  /** Comment that the recipient needs, such as one of an exchange. */
  readonly memo?: string | null;
}

export const listRefunds: Endpoint<BusinessItemPath, unknown, unknown, Data<readonly Refund[]>> = {
  method: 'GET',
  path: '/v1/dash/businesses/{businessId}/payments/{id}/refunds',
  permission: 'view-payments',
  response: (): Schema<Data<readonly Refund[]>> => data(z.readonly(z.array(refund()))),
};

export const createRefund: Endpoint<BusinessItemPath, unknown, CreateRefund, Data<Refund>> = {
  method: 'POST',
  path: '/v1/dash/businesses/{businessId}/payments/{id}/refunds',
  permission: 'propose-refunds',
  status: 201,
  idempotent: true,
  response: () => data(refund()),
};

export interface RefundPath extends BusinessItemPath {
  readonly refundId: string;
}

/**
 * Reviewed send of a refund: the signature that names its id and digest pays exactly this. `amount` is without the network
 * fee where the customer pays it.
 */
export interface RefundIntent extends TransactionIntent {
  /** Settlement wallet. */
  readonly walletId: string;
  /** Account of it that pays, by which the plan of the intent is loaded. */
  readonly accountId: string;
}
export const refundIntent = (): Schema<RefundIntent> =>
  z.object({ ...intentFields(), walletId: z.string(), accountId: z.string() });

/** Reviews the send of a refund as its signature would make it now. Nothing is reserved. */
export const createRefundIntent: Endpoint<RefundPath, unknown, unknown, Data<RefundIntent>> = {
  method: 'POST',
  path: '/v1/dash/businesses/{businessId}/payments/{id}/refunds/{refundId}/intents',
  permission: 'sign-funds',
  status: 201,
  response: () => data(refundIntent()),
};

/** Secret of the settlement wallet: exactly one of the two, as when sending. */
export interface SignSecret {
  readonly password: string | null;
  readonly seedPhrase: string | null;
  /** Code of the authenticator app, where the wallet asks for one to send. */
  readonly twoFactorCode?: string | null;
  /** True accepts a fee above a tenth of the amount or $50, which is refused otherwise (`FEE_HIGH`). */
  readonly acceptFee?: boolean;
}

/** Signature of a refund: the secret, or the transaction that its owner has signed with the intent that it carries out. */
export interface SignRefund extends SignSecret {
  /** Hex; then neither secret is given, and the call names the intent. */
  readonly rawTransaction?: string;
}

/** Signs a refund and sends it. A call that names an intent (`Billfold-Intent`) signs exactly that. */
export const signRefund: Endpoint<RefundPath, unknown, SignRefund, Data<Refund>> = {
  method: 'POST',
  path: '/v1/dash/businesses/{businessId}/payments/{id}/refunds/{refundId}/sign',
  permission: 'sign-funds',
  secret: true,
  response: () => data(refund()),
};

/** Transaction by which a refund was sent from another wallet. */
export interface RecordRefund {
  readonly hash: string;
}

/**
 * Records a refund of money that is in another wallet, which sent it. Its transaction is compared with the refund, and has
 * to be final.
 */
export const recordRefund: Endpoint<RefundPath, unknown, RecordRefund, Data<Refund>> = {
  method: 'POST',
  path: '/v1/dash/businesses/{businessId}/payments/{id}/refunds/{refundId}/record',
  permission: 'sign-funds',
  response: () => data(refund()),
};

export interface PrepareRefundPsbt {
  /** True accepts a fee above a tenth of the amount or $50, which is refused otherwise (`FEE_HIGH`). */
  readonly acceptFee?: boolean;
  /**
   * True prepares it at today's fee where one was prepared before. It spends the coins of that one too, so that only one of
   * both can be mined.
   */
  readonly anew?: boolean;
}

/** Unsigned transaction of a refund, which the wallet that has the money signs. */
export interface RefundPsbt {
  /** Version 0 (BIP-174), in base64. */
  readonly psbt: string;
  /** Hash that the transaction has once it is signed. */
  readonly hash: string;
  /** Amount that it sends: without the network fee where the customer pays it. */
  readonly sent: Decimal;
  readonly fee: Decimal;
  /** Rest of its coins, at the next change address of the key; null where nothing is left. */
  readonly change: { readonly address: string; readonly amount: Decimal } | null;
  /** Fee that a transaction of this size would be prepared with now; null while the network does not tell its fees. */
  readonly feeNow: Decimal | null;
  /** True where the network asks so much more now that it would not be mined soon: prepare it anew. */
  readonly isFeeLow: boolean;
  /** Transaction that has spent its coins, which may have sent the refund; null while they are unspent. */
  readonly spentBy: string | null;
  readonly createdAt: Date;
}

/** Prepared transaction of a refund, with its signatures. */
export interface SignedRefundPsbt {
  /** Base64. */
  readonly psbt: string;
}

export const refundPsbt = (): Schema<RefundPsbt> =>
  z.object({
    psbt: z.string(),
    hash: z.string(),
    sent: decimal(),
    fee: decimal(),
    change: z.nullable(z.object({ address: z.string(), amount: decimal() })),
    feeNow: z.nullable(decimal()),
    isFeeLow: z.boolean(),
    spentBy: z.nullable(z.string()),
    createdAt: date(),
  });

/**
 * Loads the prepared transaction of a refund; null before one was prepared. PSBT_PREPARED where none was, and an earlier
 * refund of the same money has one that can still be mined: this one has to be prepared too, and never sent freely.
 */
export const getRefundPsbt: Endpoint<RefundPath, unknown, unknown, Data<RefundPsbt | null>> = {
  method: 'GET',
  path: '/v1/dash/businesses/{businessId}/payments/{id}/refunds/{refundId}/psbt',
  permission: 'sign-funds',
  response: () => data(z.nullable(refundPsbt())),
};

/**
 * Prepares the transaction of a refund of money that is in another wallet. Asking again answers the same one while its
 * coins are unspent.
 */
export const prepareRefundPsbt: Endpoint<
  RefundPath,
  unknown,
  PrepareRefundPsbt,
  Data<RefundPsbt>
> = {
  method: 'POST',
  path: '/v1/dash/businesses/{businessId}/payments/{id}/refunds/{refundId}/psbt',
  permission: 'sign-funds',
  response: () => data(refundPsbt()),
};

/** Broadcasts the prepared transaction of a refund with the signatures of the wallet that has the money. */
export const sendRefundPsbt: Endpoint<RefundPath, unknown, SignedRefundPsbt, Data<Refund>> = {
  method: 'PUT',
  path: '/v1/dash/businesses/{businessId}/payments/{id}/refunds/{refundId}/psbt',
  permission: 'sign-funds',
  response: () => data(refund()),
};

export const cancelRefund: Endpoint<RefundPath, unknown, unknown, Data<Refund>> = {
  method: 'POST',
  path: '/v1/dash/businesses/{businessId}/payments/{id}/refunds/{refundId}/cancel',
  permission: 'create-refunds',
  response: () => data(refund()),
};
