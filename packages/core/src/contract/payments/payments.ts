import * as z from 'zod/mini';
import type { AccountNetworkCode } from '../../assets/display-codes.ts';
import type { Decimal } from '../../money/decimal.ts';
import { type CursorPage, cursorPage } from '../merchant/cursor-page.ts';
import { type EventRecord, eventRecord } from '../merchant/events.ts';
import type { Endpoint, Schema } from '../schema.ts';
import {
  type Data,
  type DataPage,
  data,
  dataPage,
  date,
  decimal,
  file,
  type PageQuery,
} from '../values.ts';
import { type AttentionReason, attentionReasons } from '../webhooks/events.ts';
import type { CreatePayment } from './create-payment.ts';
import { accountNetwork, type DisplayStatus, type Payment, payment } from './payment.ts';
import type { BusinessItemPath, BusinessPath } from './values.ts';

/**
 * Flags by which payments can be filtered, `overpaid`, which is a state, and `refundToSign`.
 * @example
 * paymentFlagFilters.includes('late'); // true
 */
export const paymentFlagFilters = [
  'overpaid',
  'late',
  'wrongAsset',
  'multiple',
  'reorged',
  'manuallyMarked',
  'refundToSign',
] as const;
export type PaymentFlagFilter = (typeof paymentFlagFilters)[number];

/** Filters of the list. */
export interface PaymentFilters {
  readonly status?: DisplayStatus;
  /**
   * Flag of the payment; `overpaid` for one of which nothing went back, `refundToSign` for one with a refund that has an
   * address and is not signed, or failed.
   */
  readonly flag?: PaymentFlagFilter;
  /**
   * True for payments that a person should look at and that are not marked as handled; false for the others. One that
   * is only overpaid is not among them while a refund of it is under way.
   */
  readonly needsAttention?: boolean;
  /** Symbol of the asset of the chosen method, and its network. */
  readonly asset?: string;
  readonly network?: string;
  /** Creation time. */
  readonly from?: Date;
  /** Exclusive; a plain date includes all of that day. */
  readonly to?: Date;
  readonly customerId?: string;
  /** Id of the payment link that created it. */
  readonly linkId?: string;
  /** The mode that the server has unless given. */
  readonly livemode?: boolean;
  /** Beginning or all of an id, order id, email, address or hash. */
  readonly search?: string;
}
export interface ListPayments extends PageQuery, PaymentFilters {}

/** Mark of a member that what needs attention about a payment is dealt with. */
export interface HandledMark {
  /** Name of the member. */
  readonly by: string;
  readonly at: Date;
}
/** Payment as its merchant lists it. */
export interface ListedPayment extends Payment {
  /** Null unless it is marked; money that comes later removes the mark. */
  readonly handled: HandledMark | null;
  /** True while a refund of it has not ended: it waits for its address, its signature or its block. */
  readonly isRefunding: boolean;
}
export const listPayments: Endpoint<
  BusinessPath,
  ListPayments,
  unknown,
  DataPage<ListedPayment>
> = {
  method: 'GET',
  path: '/v1/dash/businesses/{businessId}/payments',
  permission: 'view-payments',
  response: () => dataPage(listedPayment()),
};

const listedPayment = (): Schema<ListedPayment> =>
  z.intersection(
    payment(),
    z.object({
      handled: z.nullable(z.object({ by: z.string(), at: date() })),
      isRefunding: z.boolean(),
    }),
  );

/** Sum of payments that are priced in one currency. */
export interface PaymentTotal {
  readonly currency: string;
  readonly count: number;
  /** Sum of the prices. */
  readonly price: Decimal;
  /** Value of what came, at the rates of the quotes. */
  readonly credited: Decimal;
  /** Part of `credited` above the prices of overpaid payments that has not gone back. */
  readonly overpaid: Decimal;
  /** Part of `credited` that went back, by refunds that are in a block. */
  readonly refunded: Decimal;
  /** Part of `credited` that refunds are to send back which are neither in a block nor cancelled nor expired. */
  readonly promised: Decimal;
}
export const totalPayments: Endpoint<
  BusinessPath,
  PaymentFilters,
  unknown,
  Data<readonly PaymentTotal[]>
> = {
  method: 'GET',
  path: '/v1/dash/businesses/{businessId}/payments/totals',
  permission: 'view-payments',
  response: () =>
    data<readonly PaymentTotal[]>(
      z.readonly(
        z.array(
          z.object({
            currency: z.string(),
            count: z.int(),
            price: decimal(),
            credited: decimal(),
            overpaid: decimal(),
            refunded: decimal(),
            promised: decimal(),
          }),
        ),
      ),
    ),
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

/**
 * Kinds of those by whom something happens to a payment: a member, an API key, the payer, the chain, or the server by
 * its clock.
 * @example
 * paymentActorKinds.includes('chain'); // true
 */
export const paymentActorKinds = ['user', 'key', 'payer', 'chain', 'system'] as const;
export type PaymentActorKind = (typeof paymentActorKinds)[number];

/** One thing that happened to a payment. */
export interface PaymentEntry {
  readonly sequence: number;
  readonly type: string;
  readonly actorKind: PaymentActorKind;
  /** Name of a member or a key; for any other actor its kind in English. */
  readonly actor: string;
  readonly hash: string | null;
  /** Why a person should look at the payment since then. */
  readonly attention: readonly AttentionReason[];
  /** Reason that a person gave. */
  readonly reason: string | null;
  readonly at: Date;
}
/** Rates and value of a transfer of a payment. */
export interface TransferValue {
  /** Price of one main unit at which it is booked, in the currency of the price; null where it does not count. */
  readonly rate: Decimal | null;
  /** Its share of what the payment was credited. */
  readonly credited: Decimal;
  /** Price of one main unit when it was first seen, in the currency of the price; null where it is not known. */
  readonly arrivalRate: Decimal | null;
}
export interface PaymentDetail extends ListedPayment {
  /** Values of `transfers`, in their order. */
  readonly values: readonly TransferValue[];
  readonly timeline: readonly PaymentEntry[];
  readonly note: string | null;
  /** Null until the payment is confirmed. */
  readonly receiptNumber: string | null;
  /** Transactions that its payer named and that came to its address on a network that it does not ask for. */
  readonly astray: readonly AstrayTransaction[];
  /** Transactions that its payer named and that came to the business without a payment, until one is assigned. */
  readonly named: readonly NamedTransaction[];
}
/** Transaction that a payer named, as its network writes it. */
export interface NamedTransaction {
  readonly network: AccountNetworkCode;
  readonly hash: string;
}
/**
 * Transaction that paid the address of a payment on another network with the same addresses. It does not count, and no
 * account holds its coins: the phrase of the wallet does.
 */
export interface AstrayTransaction {
  readonly network: AccountNetworkCode;
  readonly hash: string;
  /** Symbol of what came, with its amount; null where the block does not tell. */
  readonly asset: string | null;
  readonly amount: Decimal | null;
  /** BIP-32 paths, in their wallet, of the addresses that it may have come to. */
  readonly paths: readonly string[];
}
export const getPayment: Endpoint<BusinessItemPath, unknown, unknown, Data<PaymentDetail>> = {
  method: 'GET',
  path: '/v1/dash/businesses/{businessId}/payments/{id}',
  permission: 'view-payments',
  response: () =>
    data<PaymentDetail>(
      z.intersection(
        listedPayment(),
        z.object({
          values: z.readonly(
            z.array(
              z.object({
                rate: z.nullable(decimal()),
                credited: decimal(),
                arrivalRate: z.nullable(decimal()),
              }),
            ),
          ),
          timeline: z.readonly(
            z.array(
              z.object({
                sequence: z.int(),
                type: z.string(),
                actorKind: z.enum(paymentActorKinds),
                actor: z.string(),
                hash: z.nullable(z.string()),
                attention: z.readonly(z.array(z.enum(attentionReasons))),
                reason: z.nullable(z.string()),
                at: date(),
              }),
            ),
          ),
          note: z.nullable(z.string()),
          receiptNumber: z.nullable(z.string()),
          named: z.readonly(z.array(z.object({ network: accountNetwork(), hash: z.string() }))),
          astray: z.readonly(
            z.array(
              z.object({
                network: accountNetwork(),
                hash: z.string(),
                asset: z.nullable(z.string()),
                amount: z.nullable(decimal()),
                paths: z.readonly(z.array(z.string())),
              }),
            ),
          ),
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

/** Opens an expired payment for which nothing came again, with a new price of the method it has. */
export const refreshPayment: Endpoint<BusinessItemPath, unknown, Reason, Data<Payment>> = {
  method: 'POST',
  path: '/v1/dash/businesses/{businessId}/payments/{id}/refresh',
  permission: 'create-payments',
  response: () => data(payment()),
};

/** Completes a payment that was paid elsewhere, with a reason. No coins move, and nothing counts as received. */
export const markPaymentPaid: Endpoint<BusinessItemPath, unknown, Reason, Data<Payment>> = {
  method: 'POST',
  path: '/v1/dash/businesses/{businessId}/payments/{id}/mark-paid',
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

export interface MarkHandled {
  /** False removes the mark. */
  readonly isHandled: boolean;
}
/** Marks what needs attention about a payment as dealt with, which takes it out of the count. */
export const setPaymentHandled: Endpoint<BusinessItemPath, unknown, MarkHandled, Data<Payment>> = {
  method: 'PUT',
  path: '/v1/dash/businesses/{businessId}/payments/{id}/handled',
  permission: 'decide-payments',
  response: () => data(payment()),
};
