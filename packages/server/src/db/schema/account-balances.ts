import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { units } from '../columns.ts';
import { accounts } from './accounts.ts';

/**
 * Balances of accounts by asset. Triggers of `transactions`, `utxos` and `opening_balances` write them in the
 * statement that changes the books, so that each build and each process does; income counts by its block, whose depth
 * is read when a balance is read.
 */
export const accountBalances = pgTable(
  'account_balances',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    network: text('network').notNull(),
    assetId: text('asset_id').notNull(),
    /**
     * Units that blocks settled: opening balances and income, less sends and fees. On networks with outputs, all
     * unspent ones of a block, and own change. A reorganisation may leave it below zero.
     */
    settledUnits: units('settled_units').notNull(),
    /** Income that no block has yet. */
    pendingUnits: units('pending_units').notNull(),
    /**
     * Sends that no block has yet, at the most that they may cost. Zero on networks with outputs, where a send takes its
     * outputs.
     */
    reservedUnits: units('reserved_units').notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.assetId] })],
);
