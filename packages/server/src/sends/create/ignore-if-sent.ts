import type { Db } from '../../db/open-database.ts';
import { findIntentByKey } from '../send-intent-store.ts';

export interface SendKey {
  readonly walletId: string;
  readonly idempotencyKey: string;
}

/**
 * Returns the result of `attempt`, or null where it failed although the key has an intent. Of two
 * equal concurrent calls, the second fails on what the first one used up: inputs, review or
 * two-factor code.
 */
export async function ignoreIfSent<T>(
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
