import { and, eq, ne, type SQL } from 'drizzle-orm';
import { sendIntents, transferParts } from '../db/schema.ts';

/**
 * Selects moves of addresses that the transaction of another account makes: a sweep of many addresses that was sent. The
 * books of such an address tell of it with its block, not before. Read from `transferParts` joined with `sendIntents`.
 */
export function isMovedByAnother(): SQL | undefined {
  const { purseId, state, step } = transferParts;
  return and(eq(step, 'MOVE'), eq(state, 'SENT'), ne(sendIntents.accountId, purseId));
}
