import type { SelectMethod } from '../checkout/checkout-view.ts';
import type { CreatePayment } from '../payments/create-payment.ts';
import { type Payment, type PaymentStatus, payment } from '../payments/payment.ts';
import type { SimulatePayment } from '../payments/payments.ts';

import type { Endpoint } from '../schema.ts';
import { type Data, data } from '../values.ts';
import { type CursorPage, type CursorQuery, cursorPage } from './cursor-page.ts';
import { type EventRecord, eventRecord } from './events.ts';

export interface IdPath {
  readonly id: string;
}

export const createMerchantPayment: Endpoint<unknown, unknown, CreatePayment, Data<Payment>> = {
  method: 'POST',
  path: '/v1/merchant/payments',
  scope: 'payments:write',
  status: 201,
  idempotent: true,
  response: () => data(payment()),
};

export interface MerchantListPayments extends CursorQuery {
  readonly status?: PaymentStatus;
  readonly orderId?: string;
  readonly customerId?: string;
}
export const listMerchantPayments: Endpoint<
  unknown,
  MerchantListPayments,
  unknown,
  CursorPage<Payment>
> = {
  method: 'GET',
  path: '/v1/merchant/payments',
  scope: 'payments:read',
  response: () => cursorPage(payment()),
};

export const getMerchantPayment: Endpoint<IdPath, unknown, unknown, Data<Payment>> = {
  method: 'GET',
  path: '/v1/merchant/payments/{id}',
  scope: 'payments:read',
  response: () => data(payment()),
};

export const cancelMerchantPayment: Endpoint<IdPath, unknown, unknown, Data<Payment>> = {
  method: 'POST',
  path: '/v1/merchant/payments/{id}/cancel',
  scope: 'payments:write',
  idempotent: true,
  response: () => data(payment()),
};

export const selectMerchantMethod: Endpoint<IdPath, unknown, SelectMethod, Data<Payment>> = {
  method: 'POST',
  path: '/v1/merchant/payments/{id}/select-method',
  scope: 'payments:write',
  idempotent: true,
  response: () => data(payment()),
};

export const acceptMerchantPayment: Endpoint<IdPath, unknown, unknown, Data<Payment>> = {
  method: 'POST',
  path: '/v1/merchant/payments/{id}/accept',
  scope: 'payments:write',
  idempotent: true,
  response: () => data(payment()),
};

/** Why a payment counts as paid that was paid elsewhere. */
export interface MarkPaid {
  /** Such as `Paid in cash`. The payer never sees it. */
  readonly reason: string;
}
export const markMerchantPaymentPaid: Endpoint<IdPath, unknown, MarkPaid, Data<Payment>> = {
  method: 'POST',
  path: '/v1/merchant/payments/{id}/mark-paid',
  scope: 'payments:write',
  idempotent: true,
  response: () => data(payment()),
};

export const listMerchantPaymentEvents: Endpoint<
  IdPath,
  unknown,
  unknown,
  CursorPage<EventRecord>
> = {
  method: 'GET',
  path: '/v1/merchant/payments/{id}/events',
  scope: 'payments:read',
  response: () => cursorPage(eventRecord()),
};

export const simulateMerchantPayment: Endpoint<IdPath, unknown, SimulatePayment, Data<Payment>> = {
  method: 'POST',
  path: '/v1/merchant/test/payments/{id}/simulate',
  scope: 'payments:write',
  response: () => data(payment()),
};
