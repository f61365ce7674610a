import { eq } from 'drizzle-orm';
import { wallets } from './schema.ts';

/**
 * Condition for wallets that a person has. Those without a seed hold the accounts of public keys, and are in none of the
 * lists and counts of wallets.
 */
export const hasSeed = eq(wallets.kind, 'SEED');
