import type { ChangeWalletPassword } from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import { walletVaults } from '../db/schema.ts';
import { wrongEncryptionKey } from '../vault/refusals.ts';
import { refuseUnfitCloudPassword } from './cloud-password-rules.ts';
import { holds } from './holds-record.ts';
import { type KeyHolder, noteKeyEvent } from './note-key-event.ts';
import { provingPassword } from './wallet-secret.ts';
import { lockWallet, refuseForeignWallet } from './wallet-store.ts';

/**
 * Wraps the key of the sealed seed under another password; the old one is the proof.
 * @throws {ApiError} 404; 400 WRONG_ENCRYPTION_KEY, VALIDATION_FAILED (newPassword); 429
 * RATE_LIMITED, BUSY
 */
export async function changeCloudPassword(
  context: ServiceContext,
  holder: KeyHolder,
  { password, newPassword }: ChangeWalletPassword,
): Promise<void> {
  const { db, signer } = context;
  const { userId, walletId, ip } = holder;
  await refuseForeignWallet(db, holder);
  await refuseUnfitCloudPassword(context, userId, { field: 'newPassword', password: newPassword });
  await provingPassword(
    context,
    { userId, walletId, ip, password },
    {
      prove: ({ record, binding }) => signer.rewrap(record, binding, { password, newPassword }),
      use: (rewrapped, { record }) =>
        db.transaction(async (tx) => {
          await lockWallet(tx, { userId, walletId });
          const changed = await tx
            .update(walletVaults)
            .set(rewrapped)
            .where(holds(walletId, record))
            .returning({ id: walletVaults.walletId });
          // Reset or changed meanwhile: the password that was given opens nothing any more.
          if (changed.length === 0) throw wrongEncryptionKey();
          await noteKeyEvent(tx, context, { ...holder, type: 'CLOUD_PASSWORD_CHANGED' });
        }),
    },
  );
}
