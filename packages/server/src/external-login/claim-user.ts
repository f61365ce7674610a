import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { userIdentities, users } from '../db/schema.ts';
import { revokeTokensOf } from '../personal-tokens/personal-token-store.ts';
import { nowOf } from '../platform/server-platform.ts';
import { endSessionsOf } from '../sessions/session-store.ts';
import { removeTwoFactor } from '../two-factor/totp-store.ts';
import { spendTokensOf } from '../users/one-time-token.ts';

/**
 * Gives a user whose address was never proved to who has proved it: whatever signs in today may
 * have been planted by somebody who typed another's address.
 */
export async function claimUser(
  tx: Db,
  { platform }: ServiceContext,
  userId: string,
): Promise<void> {
  const now = nowOf(platform);
  const claimed = { passwordHash: null, emailVerifiedAt: now };
  await tx.update(users).set(claimed).where(eq(users.id, userId));
  await tx.delete(userIdentities).where(eq(userIdentities.userId, userId));
  await removeTwoFactor(tx, userId);
  await spendTokensOf(tx, userId, { now });
  await revokeTokensOf(tx, userId, now);
  await endSessionsOf(tx, platform, { userId, except: null });
}
