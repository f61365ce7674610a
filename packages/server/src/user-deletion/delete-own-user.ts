import type { DeleteUser } from '@billfold/core/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { endMembershipsOf } from '../businesses/end-memberships.ts';
import type { ServiceContext } from '../context.ts';
import { hasSeed } from '../db/has-seed.ts';
import type { Db } from '../db/open-database.ts';
import { notificationSettings, userExports, userIdentities, users, wallets } from '../db/schema.ts';
import { queueMail } from '../mail/mailer.ts';
import { revokeTokensOf } from '../personal-tokens/personal-token-store.ts';
import { ApiError } from '../platform/api-error.ts';
import { nowOf } from '../platform/server-platform.ts';
import { recordOwnEvent } from '../security-events/record-event.ts';
import { endSessionsOf } from '../sessions/session-store.ts';
import { requireStepUp } from '../step-up/require-step-up.ts';
import type { OwnCall } from '../two-factor/change-two-factor.ts';
import { removeTwoFactor } from '../two-factor/totp-store.ts';
import { spendTokensOf } from '../users/one-time-token.ts';
import { endKeylessWallet } from './end-keyless-wallet.ts';

/**
 * Ends a user: whatever signs them in is wiped at once, and the address is free again. Their name,
 * address and history are erased 30 days later, by `eraseDeletedUsers`.
 * @throws {ApiError} 400 INVALID_CREDENTIALS, TWO_FACTOR_INVALID, 403 STEP_UP_REQUIRED,
 * 409 LAST_OWNER, WALLETS_REMAIN, SETTLEMENT_OWNER, 429
 */
export async function deleteOwnUser(
  context: ServiceContext,
  { principal, caller }: OwnCall,
  { password, code, twoFactorCode }: DeleteUser,
): Promise<null> {
  const { db, platform } = context;
  const proof = { password: password ?? null, code: code ?? twoFactorCode ?? null };
  const user = await requireStepUp(context, { principal, caller }, proof);
  await db.transaction(async (tx) => {
    // Before the user: whoever changes a team locks the business first.
    await endMembershipsOf(tx, platform, { userId: user.id, caller });
    await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('update');
    await refuseWithWallets(tx, user.id);
    await endKeylessWallet(tx, user.id, nowOf(platform));
    await recordOwnEvent(tx, platform, { type: 'USER_DELETED', principal, caller });
    await queueMail(tx, context, {
      to: user,
      write: ({ text }) => ({
        subject: text('deleted.subject'),
        paragraphs: [text('deleted.text'), text('deleted.coins')],
      }),
    });
    await wipe(tx, user.id, nowOf(platform));
    await endSessionsOf(tx, platform, { userId: user.id, except: null });
  });
  return null;
}

async function refuseWithWallets(tx: Db, userId: string): Promise<void> {
  const [kept] = await tx
    .select({ id: wallets.id })
    .from(wallets)
    .where(and(eq(wallets.userId, userId), hasSeed, isNull(wallets.deletedAt)))
    .limit(1);
  if (kept !== undefined)
    throw new ApiError(409, 'WALLETS_REMAIN', {
      errors: ['Delete your wallets first. Make sure that you have their seed phrases.'],
    });
}

async function wipe(tx: Db, userId: string, now: Date): Promise<void> {
  await removeTwoFactor(tx, userId);
  await spendTokensOf(tx, userId, { now });
  await revokeTokensOf(tx, userId, now);
  await tx.delete(userIdentities).where(eq(userIdentities.userId, userId));
  await tx.delete(userExports).where(eq(userExports.userId, userId));
  await tx.delete(notificationSettings).where(eq(notificationSettings.userId, userId));
  await tx.update(users).set({ passwordHash: null, deletedAt: now }).where(eq(users.id, userId));
}
