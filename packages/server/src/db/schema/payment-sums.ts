import {
  bigint,
  boolean,
  index,
  integer,
  numeric,
  pgTable,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { at } from '../columns.ts';
import { businesses } from './businesses.ts';

/**
 * Columns of both tables. A row adds up payments in one currency: those that were created in a time, in a row without an
 * asset, and those that were confirmed in it, by the asset that paid them; without one where several did.
 */
const columns = () => ({
  livemode: boolean('livemode').notNull(),
  /** Start of a whole hour or quarter of an hour of UTC. */
  startsAt: at('starts_at').notNull(),
  currency: text('currency').notNull(),
  assetId: text('asset_id'),
  /** Number of the created ones. */
  created: integer('created').notNull(),
  /** Number of those that are confirmed by now. */
  paid: integer('paid').notNull(),
  /** Number of those that have not ended and are not confirmed yet. */
  open: integer('open').notNull(),
  /** Number of the confirmed ones that still are. */
  confirmed: integer('confirmed').notNull(),
  // The sums of a busy business need more digits than one price.
  received: numeric('received').notNull(),
  refunded: numeric('refunded').notNull(),
  /** Received above the prices of the overpaid ones, and not refunded. */
  overpaid: numeric('overpaid').notNull(),
});

/**
 * Sums of payments by the hour, and by the quarter of an hour for time zones whose days begin within an hour; both are
 * without what `payment_sum_changes` still has.
 */
export const paymentSums = pgTable(
  'payment_sums',
  {
    businessId: integer('business_id')
      .notNull()
      .references(() => businesses.id),
    /** Length of the time of the row: 60 or 15. */
    minutes: integer('minutes').notNull(),
    ...columns(),
  },
  (t) => [
    unique('payment_sums_key')
      .on(t.businessId, t.livemode, t.minutes, t.startsAt, t.currency, t.assetId)
      .nullsNotDistinct(),
  ],
);

/**
 * Changes of these sums, by the quarter of an hour. Triggers of `payments` add them in the statement that changes the payments, so that each build and
 * each process does, and no payment waits for the sums of another. `foldSumChanges` moves them into the sums.
 */
export const paymentSumChanges = pgTable(
  'payment_sum_changes',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Business of the changed payments, whose reference is checked there. */
    businessId: integer('business_id').notNull(),
    ...columns(),
  },
  (t) => [index('payment_sum_changes_time').on(t.businessId, t.livemode, t.startsAt)],
);
