import { and, eq, type SQL } from 'drizzle-orm';
import { addresses } from '../../db/schema.ts';

/** Whether a row of `addresses` is a deposit address that people have seen. */
export function isShown(): SQL | undefined {
  return and(eq(addresses.branch, 'receive'), eq(addresses.isAhead, false));
}
