import type { ReceiptMerchant } from '@billfold/core/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { at } from '../columns.ts';
import { businesses } from './businesses.ts';
import { users } from './identity.ts';
import { customers, paymentLinks } from './payment-links.ts';

const businessId = () =>
  integer('business_id')
    .notNull()
    .references(() => businesses.id);

const customerId = () =>
  text('customer_id')
    .notNull()
    .references(() => customers.id);

/** Days after the due date on which a customer is reminded. */
const reminders = () => jsonb('reminders').$type<readonly number[]>().notNull().default([]);

/** Schedules that create an invoice and email it on each of their days. */
export const linkSchedules = pgTable(
  'link_schedules',
  {
    id: text('id').primaryKey(),
    businessId: businessId(),
    livemode: boolean('livemode').notNull(),
    customerId: customerId(),
    status: text('status', { enum: ['ACTIVE', 'PAUSED', 'ENDED', 'CANCELLED'] }).notNull(),
    title: text('title').notNull(),
    note: text('note'),
    price: numeric('price', { precision: 38, scale: 18 }).notNull(),
    priceCurrency: text('price_currency').notNull(),
    lines: jsonb('lines')
      .$type<
        readonly { readonly label: string; readonly quantity: number; readonly unitPrice: string }[]
      >()
      .notNull()
      .default([]),
    assetIds: jsonb('asset_ids').$type<readonly string[]>(),
    language: text('language').notNull(),
    frequency: text('frequency', { enum: ['WEEKLY', 'MONTHLY', 'QUARTERLY', 'YEARLY'] }).notNull(),
    /** Days of the time zone of the business, as `2026-11-20`. */
    startOn: text('start_on').notNull(),
    endOn: text('end_on'),
    /** Days from the sending of an invoice to its due date; null for none. */
    dueDays: integer('due_days'),
    reminders: reminders(),
    /** Number of the next day from `start_on` on, which is 0. */
    next: integer('next').notNull().default(0),
    /** Moment of the next day; null unless it is active. */
    nextAt: at('next_at'),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (t) => [
    index('link_schedules_newest').on(t.businessId, t.livemode, t.createdAt),
    index('link_schedules_customer').on(t.customerId),
    index('link_schedules_due').on(t.nextAt).where(sql`${t.nextAt} is not null`),
    check('link_schedules_status', sql`${t.status} in ('ACTIVE','PAUSED','ENDED','CANCELLED')`),
    check('link_schedules_price', sql`${t.price} > 0`),
    check('link_schedules_next', sql`${t.nextAt} is null or ${t.status} = 'ACTIVE'`),
  ],
);

/** Invoices that a business emails. Each has a payment link of its own, which has title, lines and price. */
export const linkInvoices = pgTable(
  'link_invoices',
  {
    id: text('id').primaryKey(),
    businessId: businessId(),
    livemode: boolean('livemode').notNull(),
    /**
     * Counts the invoices of the business in its mode from 1, without gaps. Null of one that a server of the version before
     * created, until the next one is.
     */
    number: integer('number'),
    /** Business as it was named then; null of invoices from before they had one. */
    issuer: jsonb('issuer').$type<ReceiptMerchant>(),
    customerId: customerId(),
    linkId: text('link_id')
      .notNull()
      .unique()
      .references(() => paymentLinks.id),
    scheduleId: text('schedule_id').references(() => linkSchedules.id),
    /** Day of the schedule for which it was created. */
    scheduledOn: text('scheduled_on'),
    language: text('language').notNull(),
    /** Days of the time zone of the business, as `2026-11-20`. */
    sendOn: text('send_on').notNull(),
    dueOn: text('due_on'),
    reminders: reminders(),
    isPaused: boolean('is_paused').notNull().default(false),
    /** Reminder up to which all are sent or left out; null before the first. */
    remindedTo: integer('reminded_to'),
    /** Day on which it was sent, before which it has no reminder. */
    sentOn: text('sent_on'),
    sentAt: at('sent_at'),
    /** When it has to be sent, or reminded of; null where nothing is left to do. */
    nextAt: at('next_at'),
    /** Token of the page that stops the emails of its customer. */
    stopToken: text('stop_token').notNull().unique(),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (t) => [
    unique('link_invoices_number').on(t.businessId, t.livemode, t.number),
    index('link_invoices_newest').on(t.businessId, t.livemode, t.createdAt),
    index('link_invoices_customer').on(t.customerId),
    uniqueIndex('link_invoices_occurrence').on(t.scheduleId, t.scheduledOn),
    index('link_invoices_due').on(t.nextAt).where(sql`${t.nextAt} is not null`),
    check('link_invoices_schedule', sql`(${t.scheduleId} is null) = (${t.scheduledOn} is null)`),
    check('link_invoices_sent', sql`(${t.sentOn} is null) = (${t.sentAt} is null)`),
  ],
);

/** Emails of invoices. The key of each keeps it from being queued twice. */
export const linkInvoiceMails = pgTable(
  'link_invoice_mails',
  {
    invoiceId: text('invoice_id')
      .notNull()
      .references(() => linkInvoices.id),
    kind: text('kind', { enum: ['INVOICE', 'REMINDER'] }).notNull(),
    /** Days after the due date of a reminder; of an invoice, how often it was sent before. */
    step: integer('step').notNull(),
    state: text('state', {
      enum: ['QUEUED', 'SENT', 'REFUSED', 'STOPPED', 'NO_EMAIL', 'DROPPED'],
    }).notNull(),
    /** Mail in the outbox; null of one that was never queued. */
    mailId: uuid('mail_id').unique(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.invoiceId, t.kind, t.step] }),
    check('link_invoice_mails_kind', sql`${t.kind} in ('INVOICE','REMINDER')`),
    check(
      'link_invoice_mails_state',
      sql`${t.state} in ('QUEUED','SENT','REFUSED','STOPPED','NO_EMAIL','DROPPED')`,
    ),
  ],
);
