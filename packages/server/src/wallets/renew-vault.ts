import type { Db } from '../db/open-database.ts';
import { walletVaults } from '../db/schema.ts';
import type { SealedSeed } from '../vault/sealed-seed.ts';
import { holds } from './holds-record.ts';

export interface Renewal {
  readonly record: SealedSeed;
  /** Record with the same seed and password, of the newest version and master key. */
  readonly renewed: SealedSeed;
}

/** Writes a record of a newer version or master key in place of `record`, unless that was replaced meanwhile. */
export async function renewVault(
  db: Db,
  walletId: string,
  { record, renewed }: Renewal,
): Promise<void> {
  await db.update(walletVaults).set(renewed).where(holds(walletId, record));
}
