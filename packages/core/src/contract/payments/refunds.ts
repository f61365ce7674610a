import * as z from 'zod/mini';
import type { Decimal } from '../../money/decimal.ts';
import type { Endpoint, Schema } from '../schema.ts';
import { type Data, data, date, decimal } from '../values.ts';
import { secretPassword, seedPhrase } from '../wallets/wallets.ts';
import {
  type BusinessItemPath,
  businessId,
  businessItemPath,
  freeText,
  publicId,
} from './values.ts';

export const refundStatuses = [
  'CREATED',
  'ADDRESS_PROVIDED',
  'SIGNED',
  'BROADCAST',
  'CONFIRMED',
  'FAILED',
  'CANCELLED',
] as const;
export type RefundStatus = (typeof refundStatuses)[number];

/** Money on its way back to a customer; `amount` is in main units of the asset. */
export interface Refund {
  readonly id: string;
  readonly object: 'refund';
  readonly paymentId: string;
  readonly status: RefundStatus;
  readonly amount: Decimal;
  readonly asset: string;
  readonly network: string;
  readonly address: string | null;
  readonly networkFeePaidBy: 'MERCHANT' | 'CUSTOMER';
  readonly reason: string | null;
  readonly hash: string | null;
  /** Where the customer gives an address; null once there is one. */
  readonly claimUrl: string | null;
  readonly createdAt: Date;
  readonly broadcastAt: Date | null;
  readonly confirmedAt: Date | null;
}
export const refund = (): Schema<Refund> =>
  z.object({
    id: z.string(),
    object: z.literal('refund'),
    paymentId: z.string(),
    status: z.enum(refundStatuses),
    amount: decimal(),
    asset: z.string(),
    network: z.string(),
    address: z.nullable(z.string()),
    networkFeePaidBy: z.enum(['MERCHANT', 'CUSTOMER']),
    reason: z.nullable(z.string()),
    hash: z.nullable(z.string()),
    claimUrl: z.nullable(z.string()),
    createdAt: date(),
    broadcastAt: z.nullable(date()),
    confirmedAt: z.nullable(date()),
  });

/** How much goes back: all that came, the price at today's rate, what was too much, or an amount. */
export type RefundAmount =
  | { readonly kind: 'RECEIVED' | 'PRICE' | 'OVERPAID' }
  | { readonly kind: 'CUSTOM'; readonly amount: Decimal; readonly currency: string };

export interface CreateRefund {
  readonly amount: RefundAmount;
  /** Kept back, in per cent of the amount. */
  readonly feePercent?: Decimal;
  readonly networkFeePaidBy: 'MERCHANT' | 'CUSTOMER';
  readonly reason: string | null;
  /** Null asks the customer for one. */
  readonly address: string | null;
}
export const createRefundBody = (): Schema<CreateRefund> =>
  z.strictObject({
    amount: z.union([
      z.strictObject({ kind: z.enum(['RECEIVED', 'PRICE', 'OVERPAID']) }),
      z.strictObject({ kind: z.literal('CUSTOM'), amount: decimal(), currency: freeText(10) }),
    ]),
    feePercent: z.exactOptional(decimal()),
    networkFeePaidBy: z.enum(['MERCHANT', 'CUSTOMER']),
    reason: z.nullable(freeText(500)),
    address: z.nullable(z.string().check(z.minLength(1), z.maxLength(128))),
  });

export const listRefunds = {
  method: 'GET',
  path: '/v1/dash/businesses/{businessId}/payments/{id}/refunds',
  summary: 'The refunds of a payment.',
  params: businessItemPath('pay'),
  response: (): Schema<Data<readonly Refund[]>> => data(z.readonly(z.array(refund()))),
} satisfies Endpoint<BusinessItemPath, unknown, unknown, Data<readonly Refund[]>>;

export const createRefund = {
  method: 'POST',
  path: '/v1/dash/businesses/{businessId}/payments/{id}/refunds',
  summary: 'Prepare a refund of at most what came. REFUND_TOO_LARGE beyond that.',
  status: 201,
  idempotent: true,
  params: businessItemPath('pay'),
  body: createRefundBody,
  response: () => data(refund()),
} satisfies Endpoint<BusinessItemPath, unknown, CreateRefund, Data<Refund>>;

export interface RefundPath extends BusinessItemPath {
  readonly refundId: string;
}
const refundPath = (): Schema<RefundPath> =>
  z.strictObject({ businessId: businessId(), id: publicId('pay'), refundId: publicId('ref') });

/** Exactly one of the two, as when sending. */
export interface SignSecret {
  readonly password: string | null;
  readonly seedPhrase: string | null;
}
export const signSecret = (): Schema<SignSecret> =>
  z.strictObject({
    password: z.nullable(secretPassword()),
    seedPhrase: z.nullable(seedPhrase()),
  });

export const signRefund = {
  method: 'POST',
  path: '/v1/dash/businesses/{businessId}/payments/{id}/refunds/{refundId}/sign',
  summary: 'Sign a refund and send it. One Idempotency-Key sends at most once.',
  secret: true,
  idempotent: true,
  params: refundPath,
  body: signSecret,
  response: () => data(refund()),
} satisfies Endpoint<RefundPath, unknown, SignSecret, Data<Refund>>;

export const cancelRefund = {
  method: 'POST',
  path: '/v1/dash/businesses/{businessId}/payments/{id}/refunds/{refundId}/cancel',
  summary: 'Withdraw a refund that is not signed.',
  params: refundPath,
  response: () => data(refund()),
} satisfies Endpoint<RefundPath, unknown, unknown, Data<Refund>>;
