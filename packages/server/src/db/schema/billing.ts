import type { FeeLine } from '@billfold/core/contract';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { at, cents } from '../columns.ts';
import { businesses } from './businesses.ts';
import { paymentLinks } from './payment-links.ts';
import { payments } from './payments.ts';

/** Fees of the operator, each in force until the next one starts. Rows are only ever added. */
export const feeRates = pgTable(
  'fee_rates',
  {
    startedAt: at('started_at').primaryKey(),
    feeBps: integer('fee_bps').notNull(),
  },
  (t) => [check('fee_rates_bps', sql`${t.feeBps} between 0 and 1000`)],
);

/** Months (UTC) whose invoices are made, such as `2026-10`. */
export const feeMonths = pgTable('fee_months', {
  month: text('month').primaryKey(),
  closedAt: at('closed_at').notNull(),
});

/** Fees that the operator asks a business for, in cents of a dollar. An ordinary payment link collects them. */
export const feeInvoices = pgTable(
  'fee_invoices',
  {
    id: text('id').primaryKey(),
    businessId: integer('business_id')
      .notNull()
      .references(() => businesses.id),
    month: text('month').notNull(),
    payments: integer('payments').notNull(),
    volume: cents('volume').notNull(),
    fee: cents('fee').notNull(),
    /** One line for each fee that was in force. */
    lines: jsonb('lines').$type<readonly FeeLine[]>().notNull(),
    /** Link of the operator's business. */
    linkId: text('link_id')
      .notNull()
      .unique()
      .references(() => paymentLinks.id),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    unique('fee_invoices_month').on(t.businessId, t.month),
    check('fee_invoices_fee', sql`${t.fee} > 0 and ${t.fee} <= ${t.volume}`),
  ],
);

/** Payments that an invoice charged for. No payment is in two of them. */
export const billedPayments = pgTable(
  'billed_payments',
  {
    paymentId: text('payment_id')
      .primaryKey()
      .references(() => payments.id),
    invoiceId: text('invoice_id')
      .notNull()
      .references(() => feeInvoices.id),
    feeBps: integer('fee_bps').notNull(),
  },
  (t) => [index('billed_payments_invoice').on(t.invoiceId)],
);
