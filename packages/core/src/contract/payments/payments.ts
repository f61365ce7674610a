import * as z from 'zod/mini';
import type { Decimal } from '../../money/decimal.ts';
import type { Endpoint, Schema } from '../schema.ts';
import {
  type Data,
  type DataPage,
  data,
  dataPage,
  date,
  decimal,
  file,
  flag,
  type PageQuery,
  pageFields,
} from '../values.ts';
import { type CreatePayment, createPaymentBody } from './create-payment.ts';
import {
  type CreatedPayment,
  createdPayment,
  type DisplayStatus,
  displayStatuses,
  type Payment,
  payment,
} from './payment.ts';
import {
  type BusinessItemPath,
  type BusinessPath,
  businessItemPath,
  businessPath,
  freeText,
  instantText,
} from './values.ts';

/** The filters of the list (product.md 3.14); `search` is an id, order id, email, address or hash. */
export interface PaymentFilters {
  readonly status?: DisplayStatus;
  readonly asset?: string;
  readonly network?: string;
  readonly from?: string;
  readonly to?: string;
  readonly customerId?: string;
  readonly livemode?: boolean;
  readonly search?: string;
}
export interface ListPayments extends PageQuery, PaymentFilters {}

const filters = () => ({
  status: z.exactOptional(z.enum(displayStatuses)),
  asset: z.exactOptional(freeText(10)),
  network: z.exactOptional(freeText(10)),
  from: z.exactOptional(instantText()),
  to: z.exactOptional(instantText()),
  customerId: z.exactOptional(freeText(80)),
  livemode: z.exactOptional(flag()),
  search: z.exactOptional(freeText(200)),
});

export const listPayments = {
  method: 'GET',
  path: '/v1/dash/businesses/{businessId}/payments',
  summary: 'The payments of a business, newest first.',
  params: businessPath,
  query: (): Schema<ListPayments> =>
    z.strictObject({
      page: pageFields.page(),
      pageSize: pageFields.pageSize(),
      ...filters(),
    }),
  response: () => dataPage(payment()),
} satisfies Endpoint<BusinessPath, ListPayments, unknown, DataPage<Payment>>;

export const exportPayments = {
  method: 'GET',
  path: '/v1/dash/businesses/{businessId}/payments/export',
  summary: 'The same payments as a table, for a spreadsheet.',
  file: 'text/csv',
  params: businessPath,
  query: (): Schema<PaymentFilters> => z.strictObject(filters()),
  response: file,
} satisfies Endpoint<BusinessPath, PaymentFilters, unknown, File>;

export const createPayment = {
  method: 'POST',
  path: '/v1/dash/businesses/{businessId}/payments',
  summary: 'Ask for a payment. RATE_UNAVAILABLE when no asset of it has a price.',
  status: 201,
  idempotent: true,
  params: businessPath,
  body: createPaymentBody,
  response: () => data(createdPayment()),
} satisfies Endpoint<BusinessPath, unknown, CreatePayment, Data<CreatedPayment>>;

/** One thing that happened to a payment. */
export interface PaymentEntry {
  readonly sequence: number;
  readonly type: string;
  /** Who did it: a person, a key, the payer, or the chain. */
  readonly actor: string;
  readonly hash: string | null;
  readonly at: Date;
}
export interface PaymentDetail extends Payment {
  readonly timeline: readonly PaymentEntry[];
  readonly note: string | null;
}
export const getPayment = {
  method: 'GET',
  path: '/v1/dash/businesses/{businessId}/payments/{id}',
  summary: 'One payment with its timeline and internal note.',
  params: businessItemPath('pay'),
  response: () =>
    data<PaymentDetail>(
      z.intersection(
        payment(),
        z.object({
          timeline: z.readonly(
            z.array(
              z.object({
                sequence: z.int(),
                type: z.string(),
                actor: z.string(),
                hash: z.nullable(z.string()),
                at: date(),
              }),
            ),
          ),
          note: z.nullable(z.string()),
        }),
      ),
    ),
} satisfies Endpoint<BusinessItemPath, unknown, unknown, Data<PaymentDetail>>;

export interface Reason {
  readonly reason: string | null;
}
const reason = (): Schema<Reason> => z.strictObject({ reason: z.nullable(freeText(500)) });

export const cancelPayment = {
  method: 'POST',
  path: '/v1/dash/businesses/{businessId}/payments/{id}/cancel',
  summary: 'Withdraw a payment for which nothing was seen, else STATE_CONFLICT.',
  params: businessItemPath('pay'),
  body: reason,
  response: () => data(payment()),
} satisfies Endpoint<BusinessItemPath, unknown, Reason, Data<Payment>>;

export const acceptPayment = {
  method: 'POST',
  path: '/v1/dash/businesses/{businessId}/payments/{id}/accept',
  summary: 'Take what came, too little or too late, as the full amount.',
  params: businessItemPath('pay'),
  body: reason,
  response: () => data(payment()),
} satisfies Endpoint<BusinessItemPath, unknown, Reason, Data<Payment>>;

export const reopenPayment = {
  method: 'POST',
  path: '/v1/dash/businesses/{businessId}/payments/{id}/reopen',
  summary: 'Ask for the rest with a new quote.',
  params: businessItemPath('pay'),
  body: reason,
  response: () => data(payment()),
} satisfies Endpoint<BusinessItemPath, unknown, Reason, Data<Payment>>;

export const markPaymentInvalid = {
  method: 'POST',
  path: '/v1/dash/businesses/{businessId}/payments/{id}/mark-invalid',
  summary: 'Declare a payment void, with a reason.',
  params: businessItemPath('pay'),
  body: reason,
  response: () => data(payment()),
} satisfies Endpoint<BusinessItemPath, unknown, Reason, Data<Payment>>;

/** What the payer of a test payment is to have done. */
export interface SimulatePayment {
  readonly amount: Decimal;
  readonly confirmations: number;
  readonly replaceable: boolean;
  /** Another asset than that of the payment, to see how that ends. */
  readonly asset?: string;
}
export const simulatePaymentBody = (): Schema<SimulatePayment> =>
  z.strictObject({
    amount: decimal(),
    confirmations: z.int().check(z.minimum(0), z.maximum(1000)),
    replaceable: z.boolean(),
    asset: z.exactOptional(freeText(20)),
  });
export const simulatePayment = {
  method: 'POST',
  path: '/v1/dash/businesses/{businessId}/payments/{id}/simulate',
  summary: 'Pay a test payment from the sandbox.',
  params: businessItemPath('pay'),
  body: simulatePaymentBody,
  response: () => data(payment()),
} satisfies Endpoint<BusinessItemPath, unknown, SimulatePayment, Data<Payment>>;

export interface PaymentNote {
  readonly note: string | null;
}
export const setPaymentNote = {
  method: 'PUT',
  path: '/v1/dash/businesses/{businessId}/payments/{id}/note',
  summary: 'Replace the internal note of a payment.',
  params: businessItemPath('pay'),
  body: (): Schema<PaymentNote> => z.strictObject({ note: z.nullable(freeText(2000)) }),
  response: () => data(payment()),
} satisfies Endpoint<BusinessItemPath, unknown, PaymentNote, Data<Payment>>;
