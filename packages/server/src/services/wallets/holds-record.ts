import { and, eq, type SQL } from 'drizzle-orm';
import { walletVaults } from '../../db/schema.ts';
import type { SealedSeed } from '../../vault/sealed-seed.ts';

/** Whether the vault of a wallet still is `record`: each wrapping has a nonce of its own. */
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
