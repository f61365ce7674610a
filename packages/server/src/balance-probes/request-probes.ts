import type { Network } from '@billfold/core';
import { sql } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { balanceProbes } from '../db/schema.ts';

export interface ProbeRequest {
  readonly network: Network;
  readonly accountIds: readonly string[];
  readonly at: Date;
}

/**
 * Requests that the balances of accounts are compared with the books soon, and often for an hour: a payment is
 * expected, or what was found has gone.
 */
export async function requestProbes(
  tx: Db,
  { network, accountIds, at }: ProbeRequest,
): Promise<void> {
  if (accountIds.length === 0) return;
  await tx
    .insert(balanceProbes)
    .values(
      // In one order, so that no two requests wait for each other.
      [...new Set(accountIds)]
        .toSorted()
        .map((accountId) => ({ accountId, network, dueAt: at, requestedAt: at })),
    )
    .onConflictDoUpdate({
      target: balanceProbes.accountId,
      set: { dueAt: sql`excluded.due_at`, requestedAt: sql`excluded.requested_at` },
    });
}
