import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { sessions, trustedDevices, userIdentities } from '../db/schema.ts';
import { revokeTokensOf } from '../personal-tokens/personal-token-store.ts';
import { nowOf } from '../platform/server-platform.ts';
import { endSessionsOf } from '../sessions/session-store.ts';
import { removeTwoFactor } from '../two-factor/totp-store.ts';
import { spendTokensOf } from '../users/one-time-token.ts';

/**
 * Removes all access to a user whose address was never verified, but the password: logins,
 * two-factor, mailed links, personal tokens, trusted devices and sessions. A stranger who typed
 * another's address may have set them up.
 */
export async function discardAccess(
  tx: Db,
  { platform }: Pick<ServiceContext, 'platform'>,
  userId: string,
): Promise<void> {
  const now = nowOf(platform);
  await tx.delete(userIdentities).where(eq(userIdentities.userId, userId));
  await removeTwoFactor(tx, userId);
  await spendTokensOf(tx, userId, { now });
  await revokeTokensOf(tx, userId, now);
  await tx.delete(trustedDevices).where(eq(trustedDevices.userId, userId));
  await endSessionsOf(tx, platform, { userId, except: null });
  // Their browsers are not known devices of the owner.
  await tx.update(sessions).set({ deviceHash: null }).where(eq(sessions.userId, userId));
}
