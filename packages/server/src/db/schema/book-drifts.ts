import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { at, units } from '../columns.ts';
import { accounts } from './accounts.ts';

/** Differences between the books of an account and its balance on the chain that no correction has settled yet. */
export const bookDrifts = pgTable(
  'book_drifts',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    network: text('network').notNull(),
    assetId: text('asset_id').notNull(),
    /** Units that the chain has beyond the books; below zero, units that the books have beyond the chain. */
    units: units('units').notNull(),
    /** Block of the look that first showed this difference. */
    blockHeight: integer('block_height').notNull(),
    blockHash: text('block_hash').notNull(),
    /** True while a second look has confirmed too much in the books and money is reserved: nothing is spendable. */
    isHeld: boolean('is_held').notNull().default(false),
    foundAt: at('found_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.assetId] }),
    index('book_drifts_network').on(t.network, t.assetId),
    check('book_drifts_units', sql`${t.units} <> 0`),
  ],
);
