import type { Env } from '../platform/env.ts';
import { StartError } from '../platform/start-error.ts';
import type { Db } from './open-database.ts';
import { installation } from './schema.ts';

/**
 * Stamps a new database with its chain mode. One mode's keys and balances must never be taken for
 * the other's.
 * @throws {StartError} when the database belongs to the other mode
 */
export async function claimInstallation(
  db: Db,
  { chainMode, now }: Pick<Env, 'chainMode'> & { readonly now: Date },
): Promise<void> {
  const [stamp] = await db.select().from(installation);
  if (stamp === undefined) await db.insert(installation).values({ chainMode, createdAt: now });
  else if (stamp.chainMode !== chainMode)
    throw new StartError(
      `This data belongs to CHAIN_MODE=${stamp.chainMode}, not ${chainMode}. Set BILLFOLD_DATA to another place.`,
    );
}
