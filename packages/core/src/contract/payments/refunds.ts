import * as z from 'zod/mini';
import type { Decimal } from '../../money/decimal.ts';
import type { Endpoint, Schema } from '../schema.ts';
import { type Data, data, date, decimal } from '../values.ts';

import type { BusinessItemPath } from './values.ts';

/**
 * Statuses of a refund, in the order of its life cycle.
 * @example
 * refundStatuses.indexOf('BROADCAST') < refundStatuses.indexOf('CONFIRMED'); // true
 */
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

/**
 * Amount of a refund: all that was received, the price at today's rate, the overpayment, or a
 * custom amount.
 */
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

/** Exactly one of the two, as when sending. */
export interface SignSecret {
  readonly password: string | null;
  readonly seedPhrase: string | null;
}

export const signRefund: Endpoint<RefundPath, unknown, SignSecret, Data<Refund>> = {
  method: 'POST',
  path: '/v1/dash/businesses/{businessId}/payments/{id}/refunds/{refundId}/sign',
  permission: 'sign-funds',
  secret: true,
  idempotent: true,
  requiresKey: true,
  response: () => data(refund()),
};

export const cancelRefund: Endpoint<RefundPath, unknown, unknown, Data<Refund>> = {
  method: 'POST',
  path: '/v1/dash/businesses/{businessId}/payments/{id}/refunds/{refundId}/cancel',
  permission: 'create-refunds',
  response: () => data(refund()),
};
