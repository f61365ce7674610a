import type { UnlockedWallet, UnlockWallet } from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import type { Caller } from '../http/bind.ts';
import type { KeyHolder } from './note-key-event.ts';
import { trustDevice } from './trusted-devices.ts';
import { requireSecret, withUnsealed } from './wallet-secret.ts';
import { refuseForeignWallet } from './wallet-store.ts';

/**
 * Proves that the user has the key of a wallet, and keeps nothing of it.
 * @throws {ApiError} 404; 400 SECRET_REQUIRED, ONE_SECRET_ONLY; what `withUnsealed` throws
 */
export async function unlockOwnedWallet(
  context: ServiceContext,
  { caller, ...holder }: KeyHolder & { readonly caller: Caller },
  { trustDevice: isTrusted, ...fields }: UnlockWallet,
): Promise<UnlockedWallet> {
  const { db } = context;
  const { userId, walletId, ip } = holder;
  await refuseForeignWallet(db, holder);
  const secret = requireSecret(fields);
  const deviceTrustedUntil = await withUnsealed(
    context,
    { userId, walletId, ip, secret },
    async () =>
      isTrusted ? db.transaction((tx) => trustDevice(tx, context, { ...holder, caller })) : null,
  );
  return { unlocked: true, deviceTrustedUntil };
}
