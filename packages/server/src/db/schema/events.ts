import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { at } from '../columns.ts';

/**
 * Changes, written in the transaction of each change, for the processes and loops that did not make
 * it. No secrets. Rows are pruned after an hour.
 */
export const events = pgTable(
  'events',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The transaction that wrote it; readers go by it (events/change-bus.ts). */
    transactionId: bigint('transaction_id', { mode: 'bigint' })
      .notNull()
      .default(sql`(pg_current_xact_id()::text)::bigint`),
    // The database's time: the clocks of several machines would not agree on what is an hour old.
    at: at('at').notNull().defaultNow(),
    topic: text('topic', {
      enum: [
        'outbox',
        'ledger',
        'accounts',
        'books',
        'blocks',
        'sessions',
        'payments',
        'webhooks',
        'notifications',
      ],
    }).notNull(),
    payload: jsonb('payload').notNull(),
    walletId: uuid('wallet_id'),
    userId: uuid('user_id'),
    businessId: integer('business_id'),
  },
  (t) => [index('events_order').on(t.transactionId, t.id), index('events_age').on(t.at)],
);
