import * as z from 'zod/mini';
import type { Endpoint, Schema } from '../schema.ts';
import { type Data, data } from '../values.ts';
import {
  type CreateRefund,
  type PrepareRefundPsbt,
  type RecordRefund,
  type Refund,
  type RefundAmount,
  type RefundIntent,
  type RefundPath,
  type RefundPsbt,
  refund,
  refundIntent,
  refundPsbt,
  type SignedRefundPsbt,
  type SignRefund,
} from './refunds.ts';
import type { BusinessItemPath } from './values.ts';

/**
 * Amount of a refund of a transfer that names no payment: all that came, or a custom amount in the asset or in a
 * currency.
 */
export type UnmatchedRefundAmount =
  | { readonly kind: 'RECEIVED' }
  | Extract<RefundAmount, { readonly kind: 'CUSTOM' }>;

export interface CreateUnmatchedRefund extends Omit<CreateRefund, 'amount' | 'asset'> {
  readonly amount: UnmatchedRefundAmount;
  /** Receives the link and the code that an address needs; only where no address is given. */
  readonly email?: string | null;
}

export const listUnmatchedRefunds: Endpoint<
  BusinessItemPath,
  unknown,
  unknown,
  Data<readonly Refund[]>
> = {
  method: 'GET',
  path: '/v1/dash/businesses/{businessId}/unmatched/{id}/refunds',
  permission: 'view-payments',
  response: (): Schema<Data<readonly Refund[]>> => data(z.readonly(z.array(refund()))),
};

export const createUnmatchedRefund: Endpoint<
  BusinessItemPath,
  unknown,
  CreateUnmatchedRefund,
  Data<Refund>
> = {
  method: 'POST',
  path: '/v1/dash/businesses/{businessId}/unmatched/{id}/refunds',
  permission: 'propose-refunds',
  status: 201,
  idempotent: true,
  response: () => data(refund()),
};

/** Reviews the send of a refund as its signature would make it now. Nothing is reserved. */
export const createUnmatchedRefundIntent: Endpoint<
  RefundPath,
  unknown,
  unknown,
  Data<RefundIntent>
> = {
  method: 'POST',
  path: '/v1/dash/businesses/{businessId}/unmatched/{id}/refunds/{refundId}/intents',
  permission: 'sign-funds',
  status: 201,
  response: () => data(refundIntent()),
};

/** Signs a refund and sends it. A call that names an intent (`Billfold-Intent`) signs exactly that. */
export const signUnmatchedRefund: Endpoint<RefundPath, unknown, SignRefund, Data<Refund>> = {
  method: 'POST',
  path: '/v1/dash/businesses/{businessId}/unmatched/{id}/refunds/{refundId}/sign',
  permission: 'sign-funds',
  secret: true,
  response: () => data(refund()),
};

export const recordUnmatchedRefund: Endpoint<RefundPath, unknown, RecordRefund, Data<Refund>> = {
  method: 'POST',
  path: '/v1/dash/businesses/{businessId}/unmatched/{id}/refunds/{refundId}/record',
  permission: 'sign-funds',
  response: () => data(refund()),
};

export const getUnmatchedRefundPsbt: Endpoint<
  RefundPath,
  unknown,
  unknown,
  Data<RefundPsbt | null>
> = {
  method: 'GET',
  path: '/v1/dash/businesses/{businessId}/unmatched/{id}/refunds/{refundId}/psbt',
  permission: 'sign-funds',
  response: () => data(z.nullable(refundPsbt())),
};

export const prepareUnmatchedRefundPsbt: Endpoint<
  RefundPath,
  unknown,
  PrepareRefundPsbt,
  Data<RefundPsbt>
> = {
  method: 'POST',
  path: '/v1/dash/businesses/{businessId}/unmatched/{id}/refunds/{refundId}/psbt',
  permission: 'sign-funds',
  response: () => data(refundPsbt()),
};

export const sendUnmatchedRefundPsbt: Endpoint<
  RefundPath,
  unknown,
  SignedRefundPsbt,
  Data<Refund>
> = {
  method: 'PUT',
  path: '/v1/dash/businesses/{businessId}/unmatched/{id}/refunds/{refundId}/psbt',
  permission: 'sign-funds',
  response: () => data(refund()),
};

export const cancelUnmatchedRefund: Endpoint<RefundPath, unknown, unknown, Data<Refund>> = {
  method: 'POST',
  path: '/v1/dash/businesses/{businessId}/unmatched/{id}/refunds/{refundId}/cancel',
  permission: 'create-refunds',
  response: () => data(refund()),
};
