import type { BillfoldClient } from '../../create-client.ts';
import type { Platform } from '../../platform/platform.ts';

/** Reports whether the wallet must be unlocked, as on unknown devices. */
export async function needsUnlock(
  {
    wallets,
    platform,
  }: Pick<BillfoldClient, 'wallets'> & { readonly platform: Pick<Platform, 'clock'> },
  walletId: string,
  signal: AbortSignal,
): Promise<boolean> {
  const { requireUnlockOnNewDevice } = await wallets.getSettings(walletId, { signal });
  if (!requireUnlockOnNewDevice) return false;
  const { items } = await wallets.listDevices(walletId, { signal });
  const now = platform.clock.now();
  return !items.some(({ isCurrent, trustedUntil }) => isCurrent && trustedUntil.getTime() > now);
}
