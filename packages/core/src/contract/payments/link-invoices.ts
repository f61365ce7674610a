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
  type PageQuery,
} from '../values.ts';
import type { NewPaymentCustomer } from './create-payment.ts';
import { type PaymentCustomer, paymentCustomer } from './payment.ts';
import { type PaymentLine, paymentLine } from './payment-links.ts';
import { type ReceiptMerchant, receiptMerchant } from './receipts.ts';
import type { BusinessItemPath, BusinessPath } from './values.ts';

/**
 * Statuses of an invoice. `NOT_SENT` is one whose email reached nobody, and `OVERDUE` is after its due date.
 * @example
 * const open = linkInvoiceStatuses.filter((status) => status === 'SENT' || status === 'OVERDUE');
 */
export const linkInvoiceStatuses = [
  'SCHEDULED',
  'SENT',
  'NOT_SENT',
  'OVERDUE',
  'PAID',
  'REFUNDED',
  'CANCELLED',
] as const;
export type LinkInvoiceStatus = (typeof linkInvoiceStatuses)[number];

/**
 * States of an email with an invoice. The mail server of the customer refused a `REFUSED` one; a `DROPPED` one was no
 * longer needed when it was to be sent.
 * @example
 * const failed = linkMailStates.filter((state) => state === 'REFUSED' || state === 'NO_EMAIL');
 */
export const linkMailStates = [
  'QUEUED',
  'SENT',
  'REFUSED',
  'STOPPED',
  'NO_EMAIL',
  'DROPPED',
] as const;
export type LinkMailState = (typeof linkMailStates)[number];

/** Email with an invoice, or a reminder of it. */
export interface LinkInvoiceMail {
  readonly kind: 'INVOICE' | 'REMINDER';
  /** Days after the due date of a reminder; null of an invoice. */
  readonly days: number | null;
  readonly state: LinkMailState;
  readonly at: Date;
}

/** Invoice that is emailed to a customer, with a payment link of its own. */
export interface LinkInvoice {
  readonly id: string;
  readonly object: 'link_invoice';
  /**
   * Number for the books, such as `INV-12`: without gaps in the invoices of a business in one mode. Null of one that was
   * created while the server was updated, until the next one is created.
   */
  readonly number: string | null;
  /** Business as its settings named it when the invoice was created. */
  readonly issuer: ReceiptMerchant;
  readonly livemode: boolean;
  readonly status: LinkInvoiceStatus;
  readonly customer: PaymentCustomer;
  /** True where the customer stopped emails with invoices. */
  readonly isStopped: boolean;
  /** Schedule that created it. */
  readonly scheduleId: string | null;
  readonly linkId: string;
  /** Page on which it is paid. */
  readonly url: string;
  readonly title: string;
  readonly note: string | null;
  readonly currency: string;
  readonly price: Decimal;
  readonly lines: readonly PaymentLine[];
  readonly language: string;
  /** Day on which it is sent, in the time zone of the business, such as `2026-12-01`. */
  readonly sendOn: string;
  readonly dueOn: string | null;
  /** Days after the due date on which the customer is reminded; negative ones are before it. */
  readonly reminders: readonly number[];
  /** True while no reminders are sent. */
  readonly isPaused: boolean;
  /** In the order in which they were queued. */
  readonly mails: readonly LinkInvoiceMail[];
  /** Payment that paid it. */
  readonly paymentId: string | null;
  readonly sentAt: Date | null;
  readonly paidAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** Contents that an invoice and a schedule of invoices have in common: a price, or lines that add up to it. */
export interface LinkInvoiceContents {
  readonly customer: NewPaymentCustomer;
  readonly title: string;
  readonly currency: string;
  /** Mode of the payment; that of the server unless given. */
  readonly livemode?: boolean;
  readonly note?: string | null;
  readonly price?: Decimal | null;
  readonly lines?: readonly PaymentLine[];
  readonly assets?: readonly string[];
  /** Language of its emails; that of the checkout unless given. */
  readonly language?: string;
  /** Days after the due date; negative ones are before it. */
  readonly reminders?: readonly number[];
}
export interface CreateLinkInvoice extends LinkInvoiceContents {
  /** Day in the time zone of the business; it is sent at once unless given. */
  readonly sendOn?: string;
  readonly dueOn?: string | null;
}
export interface UpdateLinkInvoice {
  /** True stops its reminders, false sends those that are still to come. */
  readonly isPaused: boolean;
}
/** Filters of the list. */
export interface LinkInvoiceFilters {
  readonly livemode?: boolean;
  readonly customerId?: string;
  readonly scheduleId?: string;
  readonly status?: LinkInvoiceStatus;
  /** Number such as `INV-12`, part of the title, or the beginning of an email, a name or a company of the customer, in any case. */
  readonly search?: string;
}
export interface ListLinkInvoices extends PageQuery, LinkInvoiceFilters {}

/** Sum of unpaid invoices that are priced in one currency. */
export interface LinkInvoiceTotal {
  readonly currency: string;
  /** Prices of those that were sent, and are neither paid nor cancelled; an email that did not arrive counts as sent. */
  readonly outstanding: Decimal;
  /** Part of it that was due before today, in the time zone of the business. */
  readonly overdue: Decimal;
}

const linkInvoice = (): Schema<LinkInvoice> =>
  z.object({
    id: z.string(),
    object: z.literal('link_invoice'),
    number: z.nullable(z.string()),
    issuer: receiptMerchant(),
    livemode: z.boolean(),
    status: z.enum(linkInvoiceStatuses),
    customer: paymentCustomer(),
    isStopped: z.boolean(),
    scheduleId: z.nullable(z.string()),
    linkId: z.string(),
    url: z.string(),
    title: z.string(),
    note: z.nullable(z.string()),
    currency: z.string(),
    price: decimal(),
    lines: z.readonly(z.array(paymentLine())),
    language: z.string(),
    sendOn: z.string(),
    dueOn: z.nullable(z.string()),
    reminders: z.readonly(z.array(z.int())),
    isPaused: z.boolean(),
    mails: z.readonly(
      z.array(
        z.object({
          kind: z.enum(['INVOICE', 'REMINDER']),
          days: z.nullable(z.int()),
          state: z.enum(linkMailStates),
          at: date(),
        }),
      ),
    ),
    paymentId: z.nullable(z.string()),
    sentAt: z.nullable(date()),
    paidAt: z.nullable(date()),
    createdAt: date(),
    updatedAt: date(),
  });

const path = '/v1/dash/businesses/{businessId}/link-invoices';

export const listLinkInvoices: Endpoint<
  BusinessPath,
  ListLinkInvoices,
  unknown,
  DataPage<LinkInvoice>
> = {
  method: 'GET',
  path,
  permission: 'view-payments',
  response: () => dataPage(linkInvoice()),
};

export const totalLinkInvoices: Endpoint<
  BusinessPath,
  LinkInvoiceFilters,
  unknown,
  Data<readonly LinkInvoiceTotal[]>
> = {
  method: 'GET',
  path: `${path}/totals`,
  permission: 'view-payments',
  response: () =>
    data<readonly LinkInvoiceTotal[]>(
      z.readonly(
        z.array(z.object({ currency: z.string(), outstanding: decimal(), overdue: decimal() })),
      ),
    ),
};

export const createLinkInvoice: Endpoint<
  BusinessPath,
  unknown,
  CreateLinkInvoice,
  Data<LinkInvoice>
> = {
  method: 'POST',
  path,
  permission: 'create-payments',
  status: 201,
  idempotent: true,
  response: () => data(linkInvoice()),
};

export const getLinkInvoice: Endpoint<BusinessItemPath, unknown, unknown, Data<LinkInvoice>> = {
  method: 'GET',
  path: `${path}/{id}`,
  permission: 'view-payments',
  response: () => data(linkInvoice()),
};

export const updateLinkInvoice: Endpoint<
  BusinessItemPath,
  unknown,
  UpdateLinkInvoice,
  Data<LinkInvoice>
> = {
  method: 'PATCH',
  path: `${path}/{id}`,
  permission: 'create-payments',
  response: () => data(linkInvoice()),
};

/** Emails an invoice now: one that is scheduled before its day, another once more. */
export const sendLinkInvoice: Endpoint<BusinessItemPath, unknown, unknown, Data<LinkInvoice>> = {
  method: 'POST',
  path: `${path}/{id}/send`,
  permission: 'create-payments',
  idempotent: true,
  response: () => data(linkInvoice()),
};

/** Cancels an invoice for good: its link is closed, and nothing is emailed any more. */
export const cancelLinkInvoice: Endpoint<BusinessItemPath, unknown, unknown, Data<LinkInvoice>> = {
  method: 'POST',
  path: `${path}/{id}/cancel`,
  permission: 'create-payments',
  response: () => data(linkInvoice()),
};
