import { isNull } from 'drizzle-orm';
import type { Env } from '../platform/env.ts';
import { StartError } from '../platform/start-error.ts';
import type { Db } from './open-database.ts';
import { installation } from './schema.ts';

export interface Claim extends Pick<Env, 'chainMode'> {
  /** Of the master key; several machines must share it. */
  readonly keyFingerprint: string;
  readonly now: Date;
}

/**
 * Stamps a new database with its chain mode and its master key. One mode's keys and balances must
 * never be taken for the other's, and what one key sealed no other key opens. For a process that
 * starts alone.
 * @throws {StartError} when the database belongs to the other mode or to another key
 */
export async function claimInstallation(db: Db, claim: Claim): Promise<void> {
  const { chainMode, keyFingerprint, now } = claim;
  const [stamp] = await db.select().from(installation);
  if (stamp === undefined) {
    await db.insert(installation).values({ chainMode, keyFingerprint, createdAt: now });
    return;
  }
  if (stamp.chainMode !== chainMode)
    throw new StartError(
      `This data belongs to CHAIN_MODE=${stamp.chainMode}, not ${chainMode}. Set BILLFOLD_DATA or DATABASE_URL to another place.`,
    );
  if (stamp.keyFingerprint === null)
    await db
      .update(installation)
      .set({ keyFingerprint })
      .where(isNull(installation.keyFingerprint));
  else if (stamp.keyFingerprint !== keyFingerprint)
    throw new StartError(
      'This database belongs to another master key: its wallets would not open. Set BILLFOLD_MASTER_KEY to the key of the first server, or copy its master.key into the data directory.',
    );
}
