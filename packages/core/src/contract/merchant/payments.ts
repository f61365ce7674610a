import type { SelectMethod } from '../checkout/checkout.ts';
import type { CreatePayment } from '../payments/create-payment.ts';
import {
  type CreatedPayment,
  createdPayment,
  type Payment,
  type PaymentStatus,
  payment,
} from '../payments/payment.ts';
import type { SimulatePayment } from '../payments/payments.ts';

import type { Endpoint } from '../schema.ts';
import { type Data, data } from '../values.ts';
import { type CursorPage, type CursorQuery, cursorPage } from './cursor-page.ts';
import { type EventRecord, eventRecord } from './events.ts';

export interface IdPath {
  readonly id: string;
}

export const createPayment: Endpoint<unknown, unknown, CreatePayment, Data<CreatedPayment>> = {
  method: 'POST',
  path: '/v1/merchant/payments',
  status: 201,
  idempotent: true,
  response: () => data(createdPayment()),
};

export interface MerchantListPayments extends CursorQuery {
  readonly status?: PaymentStatus;
  readonly orderId?: string;
  readonly customerId?: string;
}
export const listPayments: Endpoint<unknown, MerchantListPayments, unknown, CursorPage<Payment>> = {
  method: 'GET',
  path: '/v1/merchant/payments',
  response: () => cursorPage(payment()),
};

export const getPayment: Endpoint<IdPath, unknown, unknown, Data<Payment>> = {
  method: 'GET',
  path: '/v1/merchant/payments/{id}',
  response: () => data(payment()),
};

export const cancelPayment: Endpoint<IdPath, unknown, unknown, Data<Payment>> = {
  method: 'POST',
  path: '/v1/merchant/payments/{id}/cancel',
  idempotent: true,
  response: () => data(payment()),
};

export const selectMethod: Endpoint<IdPath, unknown, SelectMethod, Data<Payment>> = {
  method: 'POST',
  path: '/v1/merchant/payments/{id}/select-method',
  idempotent: true,
  response: () => data(payment()),
};

export const acceptPayment: Endpoint<IdPath, unknown, unknown, Data<Payment>> = {
  method: 'POST',
  path: '/v1/merchant/payments/{id}/accept',
  idempotent: true,
  response: () => data(payment()),
};

export const listPaymentEvents: Endpoint<IdPath, unknown, unknown, CursorPage<EventRecord>> = {
  method: 'GET',
  path: '/v1/merchant/payments/{id}/events',
  response: () => cursorPage(eventRecord()),
};

export const simulatePayment: Endpoint<IdPath, unknown, SimulatePayment, Data<Payment>> = {
  method: 'POST',
  path: '/v1/merchant/test/payments/{id}/simulate',
  response: () => data(payment()),
};
