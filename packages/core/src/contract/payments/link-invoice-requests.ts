import * as z from 'zod/mini';
import { describeRequest } from '../request-schemas.ts';
import { amount, flag, localeTag, pageFields } from '../request-values.ts';
import type { Schema } from '../schema.ts';
import { label } from '../values.ts';
import type {
  CreateLinkInvoice,
  LinkInvoiceFilters,
  ListLinkInvoices,
  UpdateLinkInvoice,
} from './link-invoices.ts';
import * as invoiceCalls from './link-invoices.ts';
import { linkInvoiceStatuses } from './link-invoices.ts';
import * as scheduleCalls from './link-schedules.ts';
import {
  type CreateLinkSchedule,
  type LinkScheduleFilters,
  type ListLinkSchedules,
  linkFrequencies,
  type UpdateLinkSchedule,
} from './link-schedules.ts';
import { line } from './payment-link-requests.ts';
import { assetOnNetwork, businessItemPath, customer, publicId } from './requests.ts';
import { businessPath, currency, freeText } from './values.ts';

const contents = () => ({
  customer: customer(),
  title: label(120),
  currency: currency(),
  livemode: z.exactOptional(z.boolean()),
  note: z.exactOptional(z.nullable(freeText(1000))),
  price: z.exactOptional(z.nullable(amount())),
  lines: z.exactOptional(z.readonly(z.array(line()).check(z.maxLength(50)))),
  assets: z.exactOptional(z.readonly(z.array(assetOnNetwork()).check(z.minLength(1)))),
  language: z.exactOptional(localeTag()),
  reminders: z.exactOptional(
    z.readonly(z.array(z.int().check(z.minimum(-60), z.maximum(60))).check(z.maxLength(5))),
  ),
});

const page = () => ({
  page: pageFields.page(),
  pageSize: pageFields.pageSize(),
});

const scheduleFilters = () => ({
  livemode: z.exactOptional(flag()),
  customerId: z.exactOptional(publicId('cus')),
});

const invoiceFilters = () => ({
  livemode: z.exactOptional(flag()),
  customerId: z.exactOptional(publicId('cus')),
  scheduleId: z.exactOptional(publicId('sch')),
  status: z.exactOptional(z.enum(linkInvoiceStatuses)),
  search: z.exactOptional(freeText(200)),
});

/** Requests of the calls about invoices by email and their schedules. */
export const linkInvoiceRequests = [
  describeRequest(invoiceCalls.listLinkInvoices, {
    summary: 'The invoices that a business emailed or will email, newest first.',
    params: businessPath,
    query: (): Schema<ListLinkInvoices> => z.strictObject({ ...page(), ...invoiceFilters() }),
  }),
  describeRequest(invoiceCalls.totalLinkInvoices, {
    summary: 'Sums of the unpaid invoices that pass filters, and of the overdue ones, by currency.',
    params: businessPath,
    query: (): Schema<LinkInvoiceFilters> => z.strictObject(invoiceFilters()),
  }),
  describeRequest(invoiceCalls.createLinkInvoice, {
    summary: 'Create an invoice with a payment link of its own, and email it to a customer.',
    params: businessPath,
    body: (): Schema<CreateLinkInvoice> =>
      z.strictObject({
        ...contents(),
        sendOn: z.exactOptional(z.iso.date()),
        dueOn: z.exactOptional(z.nullable(z.iso.date())),
      }),
  }),
  describeRequest(invoiceCalls.getLinkInvoice, {
    summary: 'One invoice, with the state of each of its emails.',
    params: businessItemPath('lin'),
  }),
  describeRequest(invoiceCalls.updateLinkInvoice, {
    summary: 'Pause the reminders of an invoice, or resume them.',
    params: businessItemPath('lin'),
    body: (): Schema<UpdateLinkInvoice> => z.strictObject({ isPaused: z.boolean() }),
  }),
  describeRequest(invoiceCalls.sendLinkInvoice, {
    summary: 'Email an invoice now, before its day or once more.',
    params: businessItemPath('lin'),
  }),
  describeRequest(invoiceCalls.cancelLinkInvoice, {
    summary: 'Cancel an unpaid invoice: its link takes no payment any more.',
    params: businessItemPath('lin'),
  }),
  describeRequest(scheduleCalls.listLinkSchedules, {
    summary: 'The schedules of invoices of a business, newest first.',
    params: businessPath,
    query: (): Schema<ListLinkSchedules> => z.strictObject({ ...page(), ...scheduleFilters() }),
  }),
  describeRequest(scheduleCalls.totalLinkSchedules, {
    summary: 'Number and prices of the active schedules, by currency and frequency.',
    params: businessPath,
    query: (): Schema<LinkScheduleFilters> => z.strictObject(scheduleFilters()),
  }),
  describeRequest(scheduleCalls.createLinkSchedule, {
    summary: 'Create a schedule that emails an invoice each week, month, quarter or year.',
    params: businessPath,
    body: (): Schema<CreateLinkSchedule> =>
      z.strictObject({
        ...contents(),
        frequency: z.enum(linkFrequencies),
        startOn: z.iso.date(),
        endOn: z.exactOptional(z.nullable(z.iso.date())),
        dueDays: z.exactOptional(z.nullable(z.int().check(z.minimum(0), z.maximum(365)))),
      }),
  }),
  describeRequest(scheduleCalls.getLinkSchedule, {
    summary: 'One schedule of invoices.',
    params: businessItemPath('sch'),
  }),
  describeRequest(scheduleCalls.updateLinkSchedule, {
    summary: 'Pause a schedule, or resume it. Days that passed meanwhile get no invoice.',
    params: businessItemPath('sch'),
    body: (): Schema<UpdateLinkSchedule> => z.strictObject({ isPaused: z.boolean() }),
  }),
  describeRequest(scheduleCalls.cancelLinkSchedule, {
    summary: 'Cancel a schedule. Its invoices stay.',
    params: businessItemPath('sch'),
  }),
];
