import { asc, gt } from 'drizzle-orm';
import { createLeasedLoop, type LeasedLoop, type LeasedLoopOptions } from '../db/leased-loop.ts';
import { accounts } from '../db/schema.ts';
import type { BalanceDifference } from './find-balance-differences.ts';
import { repairBalances } from './repair-balances.ts';

export interface BalanceChecksOptions extends Omit<LeasedLoopOptions, 'name' | 'step'> {
  /** Called for each row that differed and was repaired. */
  readonly onRepair: (difference: BalanceDifference) => void;
}

/** Creates the loop that compares rows of balances with the sums of the books, a few accounts at a time. */
export function createBalanceChecks({ onRepair, ...options }: BalanceChecksOptions): LeasedLoop {
  const { db, clock } = options;
  let position = firstId;
  let nextAt = 0;

  async function checkNext(): Promise<void> {
    const rows = await db
      .select({ id: accounts.id })
      .from(accounts)
      .where(gt(accounts.id, position))
      .orderBy(asc(accounts.id))
      .limit(mostAtOnce);
    const ids = rows.map(({ id }) => id);
    const isEnd = ids.length < mostAtOnce;
    // Before the comparison: accounts whose sums fail do not keep all later ones from their turn.
    position = isEnd ? firstId : (ids.at(-1) ?? firstId);
    nextAt = clock.now() + (isEnd ? turnMs : everyMs);
    for (const difference of await repairBalances(db, ids)) onRepair(difference);
  }

  return createLeasedLoop({
    ...options,
    name: 'balance-checks',
    step: async (lease) => {
      const now = clock.now();
      // The loop comes by more often, to keep its lease.
      if (lease === 'kept' && now < nextAt) return nextAt - now;
      await checkNext();
      return nextAt - now;
    },
  });
}

/** First in the order of UUIDs. */
const firstId = '00000000-0000-0000-0000-000000000000';
/** Most accounts that are compared at one time. */
const mostAtOnce = 100;
const everyMs = 60_000;
/** Rest after all accounts had their turn. */
const turnMs = 3_600_000;
