import { sql } from 'drizzle-orm';
import { check, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { at, rate } from '../columns.ts';

/** Prices in US dollars, of assets and of currencies, as they were polled on a live server. */
export const rates = pgTable(
  'rates',
  {
    symbol: text('symbol').notNull(),
    at: at('at').notNull(),
    price: rate('price').notNull(),
    /** The names of those who were heard. */
    source: text('source').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.symbol, t.at] }),
    check('rates_above_zero', sql`${t.price} > 0`),
  ],
);
