import type { ServiceContext } from '../context.ts';
import { nowOf } from '../platform/server-platform.ts';
import { take } from '../rate-limit/rate-limit.ts';
import { refuseForeignWallet } from '../wallets/wallet-store.ts';

/** Calls of other hosts that a user may cause in an hour. */
const perHour = 120;

/**
 * Counts a call of another host for a wallet of the user.
 * @throws {ApiError} 404; 429 RATE_LIMITED
 */
export async function limitRequests(
  { db, platform }: Pick<ServiceContext, 'db' | 'platform'>,
  named: { readonly userId: string; readonly walletId: string },
): Promise<void> {
  await refuseForeignWallet(db, named);
  const window = { windowMs: 3_600_000, now: nowOf(platform) };
  await take(db, `payment-request:${named.userId}`, { limit: perHour, ...window });
}
