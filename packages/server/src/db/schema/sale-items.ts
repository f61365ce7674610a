import { sql } from 'drizzle-orm';
import { check, index, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import { at } from '../columns.ts';
import { businesses } from './businesses.ts';

/** Items that a business sells at its point of sale, in both modes. */
export const saleItems = pgTable(
  'sale_items',
  {
    id: text('id').primaryKey(),
    businessId: integer('business_id')
      .notNull()
      .references(() => businesses.id),
    name: text('name').notNull(),
    price: numeric('price', { precision: 38, scale: 18 }).notNull(),
    priceCurrency: text('price_currency').notNull(),
    /** Place among the items of the business, from 0 on; a deleted item leaves a gap. */
    position: integer('position').notNull(),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (t) => [
    index('sale_items_in_order').on(t.businessId, t.position, t.id),
    check('sale_items_price', sql`${t.price} > 0`),
  ],
);
