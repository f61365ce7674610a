import type { ChainName } from '@billfold/core';
import { eq, isNull } from 'drizzle-orm';
import { StartError } from '../platform/start-error.ts';
import type { Db } from './open-database.ts';
import { installation } from './schema.ts';

export interface Claim {
  /** That of all its networks: coins of a test chain must never be taken for real ones. */
  readonly chain: ChainName;
  /** Fingerprints of the master keys, newest first; several machines must share them. */
  readonly keyFingerprints: readonly string[];
  readonly now: Date;
}

/**
 * Stamps a new database with its chain and its newest master key, and one of an older key with the
 * newest: never back. One chain's keys and balances must never
 * be taken for another's, and what one key sealed no other key opens. For a process that
 * starts alone.
 * @throws {StartError} when the database belongs to another chain or to another key
 */
export async function claimInstallation(db: Db, claim: Claim): Promise<void> {
  const { chain, keyFingerprints, now } = claim;
  const chainMode = chainModeOf(chain);
  const [newest] = keyFingerprints;
  if (newest === undefined) throw new Error('There is no master key.');
  const [stamp] = await db.select().from(installation);
  if (stamp === undefined) {
    await db.insert(installation).values({ chainMode, keyFingerprint: newest, createdAt: now });
    return;
  }
  if (stamp.chainMode !== chainMode)
    throw new StartError(
      `This data belongs to CHAIN_MODE=${stamp.chainMode}, not ${chainMode}. Set BILLFOLD_DATA or DATABASE_URL to another place.`,
    );
  if (stamp.keyFingerprint !== null && !keyFingerprints.includes(stamp.keyFingerprint))
    throw new StartError(
      'This database belongs to another master key: its wallets would not open. Set BILLFOLD_MASTER_KEY to the key of the first server, or copy its master.key or master.key.vault into the data directory.',
    );
  if (stamp.keyFingerprint !== newest)
    await db
      .update(installation)
      .set({ keyFingerprint: newest })
      .where(
        stamp.keyFingerprint === null
          ? isNull(installation.keyFingerprint)
          : eq(installation.keyFingerprint, stamp.keyFingerprint),
      );
}

/** Returns the name of a chain in the installation's stamp. */
export function chainModeOf(chain: ChainName): string {
  return chain === 'sandbox' ? 'sandbox' : `live, CHAIN_NAME=${chain}`;
}
