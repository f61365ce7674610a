import type { RefundAddress } from '@billfold/core/contract';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { at, newestFirst } from '../columns.ts';
import { businesses } from './businesses.ts';
import { users } from './identity.ts';

const businessId = () =>
  integer('business_id')
    .notNull()
    .references(() => businesses.id);

const priced = (name: string) => numeric(name, { precision: 38, scale: 18 });

/** People and companies that pay a business. */
export const customers = pgTable(
  'customers',
  {
    id: text('id').primaryKey(),
    businessId: businessId(),
    livemode: boolean('livemode').notNull(),
    email: text('email'),
    /** Address in lower case, by which a customer is found again. */
    emailNorm: text('email_norm'),
    name: text('name'),
    phone: text('phone'),
    company: text('company'),
    address: text('address'),
    tags: jsonb('tags').$type<readonly string[]>().notNull().default([]),
    notes: text('notes'),
    /** Addresses to which the customer agreed to be refunded. */
    refundAddresses: jsonb('refund_addresses')
      .$type<readonly RefundAddress[]>()
      .notNull()
      .default([]),
    /** When they stopped emails with invoices; null while they get them. */
    invoicesStoppedAt: at('invoices_stopped_at'),
    createdAt: at('created_at').notNull(),
    /** When all that is personal was removed. */
    erasedAt: at('erased_at'),
    /** Customer that has the payments and details of this one since they were merged. */
    mergedInto: text('merged_into').references((): AnyPgColumn => customers.id),
  },
  (t) => [
    uniqueIndex('customers_email')
      .on(t.businessId, t.livemode, t.emailNorm)
      .where(sql`${t.emailNorm} is not null`),
    index('customers_email_text').on(t.businessId, t.emailNorm.op('text_pattern_ops')),
    index('customers_name_text').on(t.businessId, sql`lower(${t.name}) text_pattern_ops`),
    index('customers_company_text').on(t.businessId, sql`lower(${t.company}) text_pattern_ops`),
    index('customers_newest').on(t.businessId, t.livemode, newestFirst(t.createdAt), t.id),
    index('customers_merged').on(t.mergedInto).where(sql`${t.mergedInto} is not null`),
  ],
);

/** Pages that create a payment for each payer, with a fixed price or one that the payer types. */
export const paymentLinks = pgTable(
  'payment_links',
  {
    id: text('id').primaryKey(),
    /** Last part of its address; unguessable. */
    slug: text('slug').notNull().unique(),
    businessId: businessId(),
    livemode: boolean('livemode').notNull(),
    title: text('title').notNull(),
    description: text('description'),
    /** Null where the payer types the amount. */
    price: priced('price'),
    priceCurrency: text('price_currency').notNull(),
    minPrice: priced('min_price'),
    maxPrice: priced('max_price'),
    /** Lines of the sum, in order. */
    lines: jsonb('lines')
      .$type<
        readonly { readonly label: string; readonly quantity: number; readonly unitPrice: string }[]
      >()
      .notNull()
      .default([]),
    assetIds: jsonb('asset_ids').$type<readonly string[]>(),
    orderId: text('order_id'),
    metadata: jsonb('metadata').$type<Readonly<Record<string, string>>>().notNull().default({}),
    redirectUrl: text('redirect_url'),
    dueAt: at('due_at'),
    /** How many payments of it may be paid; null for any number. */
    maxUses: integer('max_uses'),
    isActive: boolean('is_active').notNull().default(true),
    createdBy: uuid('created_by').references(() => users.id),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
    archivedAt: at('archived_at'),
  },
  (t) => [
    index('payment_links_newest').on(t.businessId, t.livemode, t.createdAt),
    check('payment_links_price', sql`${t.price} > 0`),
    check('payment_links_uses', sql`${t.maxUses} > 0`),
  ],
);
