import type { ChangeEmail } from '@billfold/core/contract';
import { eq } from 'drizzle-orm';
import { takeResend } from '../auth/verification-limits.ts';
import { sendVerification } from '../auth/verification-mail.ts';
import type { ServiceContext } from '../context.ts';
import { users } from '../db/schema.ts';
import { isUniqueViolation } from '../db/unique-violation.ts';
import { nowOf } from '../platform/server-platform.ts';
import { recordOwnEvent } from '../security-events/record-event.ts';
import { requireStepUp, type SteppingCall } from '../step-up/require-step-up.ts';
import { refuseReservedEmail } from '../users/email-reservation.ts';
import { emailTaken } from '../users/email-taken.ts';
import { normalizeEmail } from '../users/normalize-email.ts';
import { dropTokensOf, spendTokensOf } from '../users/one-time-token.ts';
import { sendUndo } from './email-mail.ts';

/**
 * Moves a user to another address, which must be verified. An address that was verified before can
 * take it back for a day.
 * @throws {ApiError} 400 INVALID_CREDENTIALS, TWO_FACTOR_INVALID, 403 STEP_UP_REQUIRED,
 * 409 EMAIL_TAKEN, 429
 */
export async function changeOwnEmail(
  context: ServiceContext,
  { principal, caller }: SteppingCall,
  { email, ...proof }: ChangeEmail,
): Promise<null> {
  const { db, platform } = context;
  const now = nowOf(platform);
  const user = await requireStepUp(context, { principal, caller }, proof);
  const emailNorm = normalizeEmail(email);
  if (emailNorm === user.emailNorm) return null;
  await refuseReservedEmail(db, { email, userId: user.id, now });
  await takeResend(context, user.id, ['minute', 'day']);
  try {
    await db.transaction(async (tx) => {
      await tx
        .update(users)
        .set({ email, emailNorm, emailVerifiedAt: null })
        .where(eq(users.id, user.id));
      await dropTokensOf(tx, user.id, 'verify_email');
      await spendTokensOf(tx, user.id, { now, purpose: 'reset_password' });
      await sendVerification(tx, context, { ...user, email });
      if (user.emailVerifiedAt !== null) await sendUndo(tx, context, user);
      await recordOwnEvent(tx, platform, { type: 'EMAIL_CHANGED', principal, caller });
    });
  } catch (error) {
    if (isUniqueViolation(error, 'users_email_norm')) throw emailTaken();
    throw error;
  }
  return null;
}
