import type { CompleteReset } from '@billfold/core/contract';
import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import { users } from '../db/schema.ts';
import type { Caller } from '../http/bind.ts';
import { refuseWeakPassword } from '../passwords/password-rules.ts';
import { hashPassword } from '../passwords/sign-in-password.ts';
import { revokeTokensOf } from '../personal-tokens/personal-token-store.ts';
import { nowOf } from '../platform/server-platform.ts';
import { recordEvent } from '../security-events/record-event.ts';
import { endSessionsOf } from '../sessions/session-store.ts';
import { deleteIdentitiesOf, listIdentitiesOf } from '../users/identity-store.ts';
import { findToken, spendTokensOf } from '../users/one-time-token.ts';
import { requireUser } from '../users/user-store.ts';
import { discardAccess } from './discard-access.ts';
import { sendPasswordNotice } from './password-mail.ts';

/**
 * Sets a new sign-in password. Every session and every personal token ends; two-factor and the
 * connected logins that are not removed stay, unless the address was never verified.
 * @throws {ApiError} 400 TOKEN_INVALID, TOKEN_EXPIRED, VALIDATION_FAILED (password), 429 BUSY
 */
export async function completePasswordReset(
  context: ServiceContext,
  { token, password, removeLogins = [] }: CompleteReset,
  { ip }: Caller,
): Promise<null> {
  const { db, platform } = context;
  const now = nowOf(platform);
  const sent = { token, purpose: 'reset_password', now } as const;
  // Before the costly hash, which a request without a valid token must not cause.
  const { userId } = await findToken(db, sent);
  await refuseWeakPassword(password, (await requireUser(db, userId)).email);
  const passwordHash = await hashPassword(password, { ...context, lane: 'guest' });
  await db.transaction(async (tx) => {
    await findToken(tx, sent);
    const user = await requireUser(tx, userId);
    if (user.emailVerifiedAt === null) await discardAccess(tx, context, userId);
    const emailVerifiedAt = user.emailVerifiedAt ?? now;
    await tx.update(users).set({ passwordHash, emailVerifiedAt }).where(eq(users.id, userId));
    await spendTokensOf(tx, userId, { now, purpose: 'reset_password' });
    await endSessionsOf(tx, platform, { userId, except: null });
    await revokeTokensOf(tx, userId, now);
    const event = { userId, ip, device: null };
    await recordEvent(tx, platform, { ...event, type: 'PASSWORD_RESET' });
    for (const _ of await deleteIdentitiesOf(tx, userId, removeLogins))
      await recordEvent(tx, platform, { ...event, type: 'IDENTITY_DISCONNECTED' });
    const logins = await listIdentitiesOf(tx, userId);
    await sendPasswordNotice(tx, context, { to: user, logins });
  });
  return null;
}
