import type { ActivatedWallet, ActivateWallet } from '@billfold/core/contract';
import { and, isNull } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import { wallets } from '../db/schema.ts';
import { nowOf } from '../platform/server-platform.ts';
import { withUnsealed } from './wallet-secret.ts';
import { isOwned, type WalletOwner } from './wallet-store.ts';

/** Takes the right phrase as proof of a backup. @throws {ApiError} 404, 400 SEED_MISMATCH */
export async function activateOwnedWallet(
  context: ServiceContext,
  owner: WalletOwner,
  { seedPhrase }: ActivateWallet,
): Promise<ActivatedWallet> {
  const { db, platform } = context;
  // That it opens is the proof; nothing is done with the seed.
  await withUnsealed(context, { ...owner, secret: { kind: 'seed-phrase', seedPhrase } }, async () =>
    db
      .update(wallets)
      .set({ activatedAt: nowOf(platform) })
      .where(and(isOwned(owner), isNull(wallets.activatedAt))),
  );
  return { id: owner.walletId, isActivated: true };
}
