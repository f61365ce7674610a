import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { at } from '../columns.ts';
import { accounts } from './accounts.ts';

/** Comparisons of the books of an account with its balance on the chain, on networks without outputs. */
export const balanceProbes = pgTable(
  'balance_probes',
  {
    accountId: uuid('account_id')
      .primaryKey()
      .references(() => accounts.id),
    network: text('network').notNull(),
    /** Block whose balance the books were last compared with; null before the first time. */
    height: integer('height'),
    /** When the balance was last asked for. */
    probedAt: at('probed_at'),
    /** When it is to be asked for next; null for accounts that only have their turn among all others. */
    dueAt: at('due_at'),
    /** When a payment was last expected; null for none. */
    requestedAt: at('requested_at'),
  },
  (t) => [index('balance_probes_due').on(t.network, t.dueAt).where(sql`${t.dueAt} is not null`)],
);
