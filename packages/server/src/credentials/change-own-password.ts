import type { ChangePassword } from '@billfold/core/contract';
import { and, eq, sql } from 'drizzle-orm';
import { invalidCredentials } from '../auth/invalid-credentials.ts';
import type { ServiceContext } from '../context.ts';
import { users } from '../db/schema.ts';
import { refuseWeakPassword } from '../passwords/password-rules.ts';
import { hashPassword } from '../passwords/sign-in-password.ts';
import { revokeTokensOf } from '../personal-tokens/personal-token-store.ts';
import { nowOf } from '../platform/server-platform.ts';
import { recordOwnEvent } from '../security-events/record-event.ts';
import { endSessionsOf } from '../sessions/session-store.ts';
import { clearStepUp } from '../step-up/mark-stepped-up.ts';
import { requireStepUp, type SteppingCall } from '../step-up/require-step-up.ts';
import { spendTokensOf } from '../users/one-time-token.ts';
import { sendPasswordNotice } from './password-mail.ts';

/**
 * Changes the password. Every other session and every personal token ends, as do links for a new
 * password that were mailed before; this session has to step up again, with the new password.
 * @throws {ApiError} 400 INVALID_CREDENTIALS, TWO_FACTOR_INVALID, VALIDATION_FAILED (newPassword),
 * 403 STEP_UP_REQUIRED, 429 RATE_LIMITED or BUSY
 */
export async function changeOwnPassword(
  context: ServiceContext,
  { principal, caller }: SteppingCall,
  { newPassword, ...proof }: ChangePassword,
): Promise<null> {
  const { db, platform } = context;
  const now = nowOf(platform);
  const user = await requireStepUp(context, { principal, caller }, proof);
  await refuseWeakPassword(newPassword, user.email, 'newPassword');
  const passwordHash = await hashPassword(newPassword, { ...context, lane: 'owner' });
  await db.transaction(async (tx) => {
    // Another change that came first counts: this one was proved by what it has replaced.
    const changed = await tx
      .update(users)
      .set({ passwordHash })
      .where(
        and(
          eq(users.id, user.id),
          sql`${users.passwordHash} is not distinct from ${user.passwordHash}`,
        ),
      )
      .returning({ id: users.id });
    if (changed.length === 0) throw invalidCredentials();
    await endSessionsOf(tx, platform, { userId: user.id, except: principal.sessionId });
    await clearStepUp(tx, user.id);
    await revokeTokensOf(tx, user.id, now);
    await spendTokensOf(tx, user.id, { now, purpose: 'reset_password' });
    await recordOwnEvent(tx, platform, { type: 'PASSWORD_CHANGED', principal, caller });
    await sendPasswordNotice(tx, context, { to: user });
  });
  return null;
}
