import { boolean, foreignKey, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './wallets.ts';

/**
 * How many transactions of each kind an account has. Triggers of `transactions` write it, in the
 * transaction of the change, and so it is exact; to count a hundred thousand rows for the first of
 * their pages took longer than all else that the page does.
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
