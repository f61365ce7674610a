import * as z from 'zod/mini';
import type { Decimal } from '../../money/decimal.ts';
import { type CursorPage, cursorPage } from '../merchant/cursor-page.ts';
import { type EventRecord, eventRecord } from '../merchant/events.ts';
import type { Endpoint } from '../schema.ts';
import { type Data, type DataPage, data, dataPage, date, file, type PageQuery } from '../values.ts';
import type { CreatePayment } from './create-payment.ts';
import { type DisplayStatus, type Payment, payment } from './payment.ts';
import type { BusinessItemPath, BusinessPath } from './values.ts';

/** Filters of the list. */
export interface PaymentFilters {
  readonly status?: DisplayStatus;
  /** Symbol of the asset of the chosen method, and its network. */
  readonly asset?: string;
  readonly network?: string;
  /** Creation time. */
  readonly from?: Date;
  /** Exclusive; a plain date includes all of that day. */
  readonly to?: Date;
  readonly customerId?: string;
  /** The mode that the server has unless given. */
  readonly livemode?: boolean;
  /** Beginning or all of an id, order id, email, address or hash. */
  readonly search?: string;
}
export interface ListPayments extends PageQuery, PaymentFilters {}

export const listPayments: Endpoint<BusinessPath, ListPayments, unknown, DataPage<Payment>> = {
  method: 'GET',
  path: '/v1/dash/businesses/{businessId}/payments',
  permission: 'view-payments',
  response: () => dataPage(payment()),
};

export const exportPayments: Endpoint<BusinessPath, PaymentFilters, unknown, File> = {
  method: 'GET',
  path: '/v1/dash/businesses/{businessId}/payments/export',
  permission: 'view-reports',
  file: 'text/csv',
  response: file,
};

/** Body of a new payment that a member creates. */
export interface CreateBusinessPayment extends CreatePayment {
  /** Mode of the payment; the one that the server has unless given. */
  readonly livemode?: boolean;
}

export const createPayment: Endpoint<
  BusinessPath,
  unknown,
  CreateBusinessPayment,
  Data<Payment>
> = {
  method: 'POST',
  path: '/v1/dash/businesses/{businessId}/payments',
  permission: 'create-payments',
  status: 201,
  idempotent: true,
  response: () => data(payment()),
};

/** One thing that happened to a payment. */
export interface PaymentEntry {
  readonly sequence: number;
  readonly type: string;
  /** Actor of the entry: a person, a key, the payer, or the chain. */
  readonly actor: string;
  readonly hash: string | null;
  readonly at: Date;
}
export interface PaymentDetail extends Payment {
  readonly timeline: readonly PaymentEntry[];
  readonly note: string | null;
  /** Null until the payment is confirmed. */
  readonly receiptNumber: string | null;
}
export const getPayment: Endpoint<BusinessItemPath, unknown, unknown, Data<PaymentDetail>> = {
  method: 'GET',
  path: '/v1/dash/businesses/{businessId}/payments/{id}',
  permission: 'view-payments',
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
          receiptNumber: z.nullable(z.string()),
        }),
      ),
    ),
};

export const listPaymentEvents: Endpoint<
  BusinessItemPath,
  unknown,
  unknown,
  CursorPage<EventRecord>
> = {
  method: 'GET',
  path: '/v1/dash/businesses/{businessId}/payments/{id}/events',
  permission: 'view-payments',
  response: () => cursorPage(eventRecord()),
};

export interface Reason {
  readonly reason: string | null;
}

export const cancelPayment: Endpoint<BusinessItemPath, unknown, Reason, Data<Payment>> = {
  method: 'POST',
  path: '/v1/dash/businesses/{businessId}/payments/{id}/cancel',
  permission: 'create-payments',
  response: () => data(payment()),
};

export const acceptPayment: Endpoint<BusinessItemPath, unknown, Reason, Data<Payment>> = {
  method: 'POST',
  path: '/v1/dash/businesses/{businessId}/payments/{id}/accept',
  permission: 'decide-payments',
  response: () => data(payment()),
};

export const reopenPayment: Endpoint<BusinessItemPath, unknown, Reason, Data<Payment>> = {
  method: 'POST',
  path: '/v1/dash/businesses/{businessId}/payments/{id}/reopen',
  permission: 'decide-payments',
  response: () => data(payment()),
};

export const markPaymentInvalid: Endpoint<BusinessItemPath, unknown, Reason, Data<Payment>> = {
  method: 'POST',
  path: '/v1/dash/businesses/{businessId}/payments/{id}/mark-invalid',
  permission: 'decide-payments',
  response: () => data(payment()),
};

/** Simulated transaction of the payer of a test payment. */
export interface SimulatePayment {
  /** In main units. */
  readonly amount: Decimal;
  /** Blocks that are mined on its network. */
  readonly confirmations: number;
  /** Stays in the mempool, where it can be replaced, until it is let go. */
  readonly replaceable: boolean;
  /** Another asset than that of the payment, to see how that ends. */
  readonly asset?: string;
  /** Pays from a contract, as smart wallets do: it shows in no transaction. Coins of Ethereum and BSC alone. */
  readonly byContract?: boolean;
  /** Leaves out the reference or the comment, as exchanges do. */
  readonly withoutMarks?: boolean;
}
export const simulatePayment: Endpoint<
  BusinessItemPath,
  unknown,
  SimulatePayment,
  Data<Payment>
> = {
  method: 'POST',
  path: '/v1/dash/businesses/{businessId}/payments/{id}/simulate',
  permission: 'create-payments',
  response: () => data(payment()),
};

export interface PaymentNote {
  readonly note: string | null;
}
export const setPaymentNote: Endpoint<BusinessItemPath, unknown, PaymentNote, Data<Payment>> = {
  method: 'PUT',
  path: '/v1/dash/businesses/{businessId}/payments/{id}/note',
  permission: 'create-payments',
  response: () => data(payment()),
};
