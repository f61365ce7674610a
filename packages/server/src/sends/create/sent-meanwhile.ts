import type { Db } from '../../db/open-database.ts';
import { findIntentByKey } from '../send-intent-store.ts';

export interface SendKey {
  readonly walletId: string;
  readonly idempotencyKey: string;
}

/**
 * What `attempt` gives, or null where it was refused and the same key has its send all the same. The
 * same call may come twice at once: what refuses the second is what the first has taken, be it the
 * coins, the review or the two-factor code.
 */
export async function unlessSentMeanwhile<T>(
  db: Db,
  { walletId, idempotencyKey }: SendKey,
  attempt: () => Promise<T>,
): Promise<T | null> {
  try {
    return await attempt();
  } catch (error) {
    if ((await findIntentByKey(db, walletId, idempotencyKey)) === undefined) throw error;
    return null;
  }
}
