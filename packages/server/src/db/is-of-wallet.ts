import { eq } from 'drizzle-orm';
import { accounts } from './schema.ts';

/**
 * Condition for accounts of a person's wallet. Those that receive payments to a business are in none
 * of its lists, counts and charts.
 */
export const isOfWallet = eq(accounts.purpose, 'WALLET');
