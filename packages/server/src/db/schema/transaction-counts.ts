import { boolean, foreignKey, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';

/**
 * Numbers of transactions of each kind per account. Triggers of `transactions` update them in the
 * same transaction, so they are exact; counting a hundred thousand rows took longer than the rest
 * of the first page.
 */
export const transactionCounts = pgTable(
  'transaction_counts',
  {
    walletId: uuid('wallet_id').notNull(),
    accountId: uuid('account_id').notNull(),
    network: text('network').notNull(),
    assetId: text('asset_id').notNull(),
    type: text('type', { enum: ['SENT', 'RECEIVED', 'SELF', 'CONTRACT'] }).notNull(),
    isSpam: boolean('is_spam').notNull(),
    count: integer('count').notNull(),
  },
  (t) => [
    primaryKey({
      name: 'transaction_counts_kind',
      columns: [t.walletId, t.accountId, t.assetId, t.type, t.isSpam],
    }),
    foreignKey({
      name: 'transaction_counts_account',
      columns: [t.walletId, t.accountId],
      foreignColumns: [accounts.walletId, accounts.id],
    }),
  ],
);
