import { and, eq, type SQL } from 'drizzle-orm';
import { walletVaults } from '../db/schema.ts';
import type { SealedSeed } from '../vault/sealed-seed.ts';

/**
 * Builds the condition that the vault of a wallet still holds `record`: each wrapping has its own
 * nonce.
 */
export function holds(
  walletId: string,
  record: Pick<SealedSeed, 'wrapIv' | 'pepperVersion'>,
): SQL | undefined {
  return and(
    eq(walletVaults.walletId, walletId),
    eq(walletVaults.wrapIv, record.wrapIv),
    eq(walletVaults.pepperVersion, record.pepperVersion),
  );
}
