import { sql } from 'drizzle-orm';
import { paymentTransfers } from '../db/schema.ts';

const { unmatchedState, endedAs } = paymentTransfers;

/**
 * Condition of transfers that name no payment, or got one by hand. Left out are those whose money never came while
 * they were open, and those that another transfer tells: nothing is left to decide about them.
 */
export const isInInbox = sql`(${unmatchedState} is not null and (${endedAs} is null or (${endedAs} <> 'REPLACED' and ${unmatchedState} <> 'OPEN')))`;
