import * as z from 'zod/mini';
import { type SelectMethod, selectMethodBody } from '../checkout/checkout.ts';
import { type CreatePayment, createPaymentBody } from '../payments/create-payment.ts';
import {
  type CreatedPayment,
  createdPayment,
  type Payment,
  type PaymentStatus,
  payment,
  paymentStatuses,
} from '../payments/payment.ts';
import { type SimulatePayment, simulatePaymentBody } from '../payments/payments.ts';
import { freeText, publicId } from '../payments/values.ts';
import type { Endpoint, Schema } from '../schema.ts';
import { type Data, data } from '../values.ts';
import { type CursorPage, type CursorQuery, cursorPage, cursorQuery } from './cursor-page.ts';
import { type EventRecord, eventRecord } from './events.ts';

export interface IdPath {
  readonly id: string;
}
const paymentPath = (): Schema<IdPath> => z.strictObject({ id: publicId('pay') });

export const createPayment = {
  method: 'POST',
  path: '/v1/merchant/payments',
  summary: 'Ask for a payment. ORDER_ID_IN_USE while another one with that order id is open.',
  status: 201,
  idempotent: true,
  body: createPaymentBody,
  response: () => data(createdPayment()),
} satisfies Endpoint<unknown, unknown, CreatePayment, Data<CreatedPayment>>;

export interface MerchantListPayments extends CursorQuery {
  readonly status?: PaymentStatus;
  readonly orderId?: string;
  readonly customerId?: string;
}
export const listPayments = {
  method: 'GET',
  path: '/v1/merchant/payments',
  summary: 'The payments of the mode of the key, newest first.',
  query: (): Schema<MerchantListPayments> =>
    z.strictObject({
      cursor: cursorQuery.cursor(),
      limit: cursorQuery.limit(),
      status: z.exactOptional(z.enum(paymentStatuses)),
      orderId: z.exactOptional(freeText(100)),
      customerId: z.exactOptional(freeText(80)),
    }),
  response: () => cursorPage(payment()),
} satisfies Endpoint<unknown, MerchantListPayments, unknown, CursorPage<Payment>>;

export const getPayment = {
  method: 'GET',
  path: '/v1/merchant/payments/{id}',
  summary: 'One payment.',
  params: paymentPath,
  response: () => data(payment()),
} satisfies Endpoint<IdPath, unknown, unknown, Data<Payment>>;

export const cancelPayment = {
  method: 'POST',
  path: '/v1/merchant/payments/{id}/cancel',
  summary: 'Withdraw a payment for which nothing was seen, else STATE_CONFLICT.',
  idempotent: true,
  params: paymentPath,
  response: () => data(payment()),
} satisfies Endpoint<IdPath, unknown, unknown, Data<Payment>>;

export const selectMethod = {
  method: 'POST',
  path: '/v1/merchant/payments/{id}/select-method',
  summary: 'Choose what a payment is paid with: locks a quote.',
  idempotent: true,
  params: paymentPath,
  body: selectMethodBody,
  response: () => data(payment()),
} satisfies Endpoint<IdPath, unknown, SelectMethod, Data<Payment>>;

export const acceptPayment = {
  method: 'POST',
  path: '/v1/merchant/payments/{id}/accept',
  summary: 'Take what came, too little or too late, as the full amount.',
  idempotent: true,
  params: paymentPath,
  response: () => data(payment()),
} satisfies Endpoint<IdPath, unknown, unknown, Data<Payment>>;

export const listPaymentEvents = {
  method: 'GET',
  path: '/v1/merchant/payments/{id}/events',
  summary: 'What happened to a payment, oldest first.',
  params: paymentPath,
  response: () => cursorPage(eventRecord()),
} satisfies Endpoint<IdPath, unknown, unknown, CursorPage<EventRecord>>;

export const simulatePayment = {
  method: 'POST',
  path: '/v1/merchant/test/payments/{id}/simulate',
  summary: 'Pay a test payment from the sandbox; test keys only.',
  params: paymentPath,
  body: simulatePaymentBody,
  response: () => data(payment()),
} satisfies Endpoint<IdPath, unknown, SimulatePayment, Data<Payment>>;
