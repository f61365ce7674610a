import { and, eq, type SQL } from 'drizzle-orm';
import { addresses } from '../db/schema.ts';

/**
 * Builds the condition that a row of `addresses` is a deposit address that was shown to its owner.
 */
export function isShown(): SQL | undefined {
  return and(eq(addresses.branch, 'receive'), eq(addresses.isAhead, false));
}
