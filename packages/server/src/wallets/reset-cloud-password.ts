import { normalizeSeedPhrase } from '@billfold/core';
import type { ResetWalletPassword } from '@billfold/core/contract';
import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import { trustedDevices } from '../db/schema.ts';
import { nowOf } from '../platform/server-platform.ts';
import { take } from '../rate-limit/rate-limit.ts';
import { endSessionsOf } from '../sessions/session-store.ts';
import { refuseUnfitCloudPassword } from './cloud-password-rules.ts';
import { type KeyHolder, noteKeyEvent } from './note-key-event.ts';
import { replaceVault } from './replace-vault.ts';
import { withUnsealed } from './wallet-secret.ts';
import { refuseForeignWallet } from './wallet-store.ts';

/**
 * Reseals the seed under another password; its phrase is the proof. Every other session of the
 * user ends, no device is trusted any more, and the owner is told by mail.
 * @throws {ApiError} 404; 400 SEED_MISMATCH for any phrase but the right one, VALIDATION_FAILED
 * (newPassword); 429 RATE_LIMITED after five in an hour, BUSY
 */
export async function resetCloudPassword(
  context: ServiceContext,
  holder: KeyHolder,
  { seedPhrase, newPassword }: ResetWalletPassword,
): Promise<void> {
  const { db, platform, signer } = context;
  const { userId, walletId, sessionId } = holder;
  await refuseForeignWallet(db, holder);
  const limit = { limit: 5, windowMs: 60 * 60_000, now: nowOf(platform) };
  await take(db, `reset-password:${walletId}`, limit);
  await refuseUnfitCloudPassword(context, userId, { field: 'newPassword', password: newPassword });
  const secret = { kind: 'seed-phrase', seedPhrase } as const;
  await withUnsealed(context, { userId, walletId, secret }, async () => {
    const binding = { walletId, userId, createdAt: nowOf(platform) };
    const phrase = normalizeSeedPhrase(seedPhrase);
    const sealed = await signer.seal({ seedPhrase: phrase, password: newPassword, binding });
    signer.forget(sealed.handle);
    await db.transaction(async (tx) => {
      await replaceVault(tx, { userId, walletId }, { record: sealed.record, binding });
      await endSessionsOf(tx, platform, { userId, except: sessionId });
      await tx.delete(trustedDevices).where(eq(trustedDevices.walletId, walletId));
      await noteKeyEvent(tx, context, { ...holder, type: 'CLOUD_PASSWORD_RESET' });
    });
  });
}
