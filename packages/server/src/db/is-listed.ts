import { type SQL, sql } from 'drizzle-orm';
import { accounts, transactions } from './schema.ts';

/** Condition for transactions that their owner sees in lists, counts, charts and mails. */
export const isListed = sql<boolean>`${transactions.isListed}`;

/** Value of `isListed` for a row of an account: false on one that receives payments to a business. */
export function isListedIn(accountId: string): SQL<boolean> {
  return sql<boolean>`(select ${accounts.purpose} = 'WALLET' from ${accounts} where ${accounts.id} = ${accountId})`;
}
