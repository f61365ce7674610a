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
import type { LinkInvoiceContents } from './link-invoices.ts';
import { type PaymentCustomer, paymentCustomer } from './payment.ts';
import { type PaymentLine, paymentLine } from './payment-links.ts';
import type { BusinessItemPath, BusinessPath } from './values.ts';

/**
 * Frequencies of a schedule of invoices.
 * @example
 * linkFrequencies.includes('MONTHLY'); // true
 */
export const linkFrequencies = ['WEEKLY', 'MONTHLY', 'QUARTERLY', 'YEARLY'] as const;
export type LinkFrequency = (typeof linkFrequencies)[number];

/**
 * Statuses of a schedule of invoices. An `ENDED` one has sent its last invoice.
 * @example
 * const running = linkScheduleStatuses.filter((status) => status === 'ACTIVE');
 */
export const linkScheduleStatuses = ['ACTIVE', 'PAUSED', 'ENDED', 'CANCELLED'] as const;
export type LinkScheduleStatus = (typeof linkScheduleStatuses)[number];

/** Schedule that creates an invoice and emails it on each of its days. */
export interface LinkSchedule {
  readonly id: string;
  readonly object: 'link_schedule';
  readonly livemode: boolean;
  readonly status: LinkScheduleStatus;
  readonly customer: PaymentCustomer;
  readonly title: string;
  readonly note: string | null;
  readonly currency: string;
  readonly price: Decimal;
  readonly lines: readonly PaymentLine[];
  readonly assets: readonly string[] | null;
  readonly language: string;
  readonly frequency: LinkFrequency;
  /** First day, in the time zone of the business; the 31st is the last day of a shorter month. */
  readonly startOn: string;
  /** Last day on which it may send an invoice. */
  readonly endOn: string | null;
  /** Days after its sending on which an invoice is due; null for none. */
  readonly dueDays: number | null;
  readonly reminders: readonly number[];
  /** Day of the next invoice; null unless it is active. */
  readonly nextOn: string | null;
  /** Invoices that it has created. */
  readonly invoices: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}
export interface CreateLinkSchedule extends LinkInvoiceContents {
  readonly frequency: LinkFrequency;
  readonly startOn: string;
  readonly endOn?: string | null;
  readonly dueDays?: number | null;
}
export interface UpdateLinkSchedule {
  /** True creates no invoices, false goes on with the next day. */
  readonly isPaused: boolean;
}
/** Filters of the list. */
export interface LinkScheduleFilters {
  readonly livemode?: boolean;
  /** Customer whom the schedules invoice. */
  readonly customerId?: string;
}
export interface ListLinkSchedules extends PageQuery, LinkScheduleFilters {}

/** Sum of the active schedules in one currency that send invoices as often. */
export interface LinkScheduleTotal {
  readonly currency: string;
  readonly frequency: LinkFrequency;
  readonly count: number;
  /** Prices of one invoice of each. */
  readonly price: Decimal;
}

const linkSchedule = (): Schema<LinkSchedule> =>
  z.object({
    id: z.string(),
    object: z.literal('link_schedule'),
    livemode: z.boolean(),
    status: z.enum(linkScheduleStatuses),
    customer: paymentCustomer(),
    title: z.string(),
    note: z.nullable(z.string()),
    currency: z.string(),
    price: decimal(),
    lines: z.readonly(z.array(paymentLine())),
    assets: z.nullable(z.readonly(z.array(z.string()))),
    language: z.string(),
    frequency: z.enum(linkFrequencies),
    startOn: z.string(),
    endOn: z.nullable(z.string()),
    dueDays: z.nullable(z.int()),
    reminders: z.readonly(z.array(z.int())),
    nextOn: z.nullable(z.string()),
    invoices: z.int(),
    createdAt: date(),
    updatedAt: date(),
  });

const path = '/v1/dash/businesses/{businessId}/link-schedules';

export const listLinkSchedules: Endpoint<
  BusinessPath,
  ListLinkSchedules,
  unknown,
  DataPage<LinkSchedule>
> = {
  method: 'GET',
  path,
  permission: 'view-payments',
  response: () => dataPage(linkSchedule()),
};

export const totalLinkSchedules: Endpoint<
  BusinessPath,
  LinkScheduleFilters,
  unknown,
  Data<readonly LinkScheduleTotal[]>
> = {
  method: 'GET',
  path: `${path}/totals`,
  permission: 'view-payments',
  response: () =>
    data<readonly LinkScheduleTotal[]>(
      z.readonly(
        z.array(
          z.object({
            currency: z.string(),
            frequency: z.enum(linkFrequencies),
            count: z.int(),
            price: decimal(),
          }),
        ),
      ),
    ),
};

export const createLinkSchedule: Endpoint<
  BusinessPath,
  unknown,
  CreateLinkSchedule,
  Data<LinkSchedule>
> = {
  method: 'POST',
  path,
  permission: 'create-payments',
  status: 201,
  idempotent: true,
  response: () => data(linkSchedule()),
};

export const getLinkSchedule: Endpoint<BusinessItemPath, unknown, unknown, Data<LinkSchedule>> = {
  method: 'GET',
  path: `${path}/{id}`,
  permission: 'view-payments',
  response: () => data(linkSchedule()),
};

export const updateLinkSchedule: Endpoint<
  BusinessItemPath,
  unknown,
  UpdateLinkSchedule,
  Data<LinkSchedule>
> = {
  method: 'PATCH',
  path: `${path}/{id}`,
  permission: 'create-payments',
  response: () => data(linkSchedule()),
};

/** Cancels a schedule for good; invoices that it created stay. */
export const cancelLinkSchedule: Endpoint<
  BusinessItemPath,
  unknown,
  unknown,
  Data<LinkSchedule>
> = {
  method: 'POST',
  path: `${path}/{id}/cancel`,
  permission: 'create-payments',
  response: () => data(linkSchedule()),
};
