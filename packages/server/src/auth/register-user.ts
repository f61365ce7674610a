import type { Data, Register, SignedIn } from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import { users } from '../db/schema.ts';
import type { Caller } from '../http/bind.ts';
import { refuseWeakPassword } from '../passwords/password-rules.ts';
import { hashPassword } from '../passwords/sign-in-password.ts';
import { nowOf } from '../platform/server-platform.ts';
import { recordReferredSignUp } from '../referrals/record-referral.ts';
import { recordEvent } from '../security-events/record-event.ts';
import { nameDevice } from '../sessions/device-cookie.ts';
import { startSession } from '../sessions/session-store.ts';
import { refuseReservedEmail } from '../users/email-reservation.ts';
import { emailTaken } from '../users/email-taken.ts';
import { normalizeEmail } from '../users/normalize-email.ts';
import { toUser } from '../users/user-store.ts';
import { takeSignUp } from './take-sign-up.ts';
import { takeResend } from './verification-limits.ts';
import { sendVerification } from './verification-mail.ts';

/**
 * Creates an unverified user, and signs them in.
 * @throws {ApiError} 400 VALIDATION_FAILED (password), 409 EMAIL_TAKEN, 429 RATE_LIMITED or BUSY
 */
export async function registerUser(
  context: ServiceContext,
  body: Register,
  caller: Caller,
): Promise<Data<SignedIn>> {
  const { db, platform } = context;
  const { ip } = caller;
  await refuseWeakPassword(body.password, body.email);
  const counted = await takeSignUp(context, caller);
  await refuseReservedEmail(db, { email: body.email, now: nowOf(platform) });
  const passwordHash = await hashPassword(body.password, { ...context, lane: 'guest' }).catch(
    async (error: unknown) => {
      // Too many wait, or the signer is away: nothing was learned about the email.
      await counted.undo();
      throw error;
    },
  );
  const deviceHash = nameDevice(platform, caller);
  const answer = await db.transaction(async (tx) => {
    const [row] = await tx
      .insert(users)
      .values({
        id: platform.newId(),
        email: body.email,
        emailNorm: normalizeEmail(body.email),
        name: body.name,
        locale: caller.language.tag,
        passwordHash,
        accountType: body.accountType,
        defaultMode: body.accountType === 'BUSINESS' ? 'payments' : 'wallet',
        createdAt: nowOf(platform),
      })
      .onConflictDoNothing()
      .returning();
    if (row === undefined) throw emailTaken();
    const { id: userId, createdAt: at } = row;
    await recordReferredSignUp(tx, { userId, code: body.referralCode, at });
    await sendVerification(tx, context, row);
    const arrival = { userId: row.id, device: body.device, ip };
    await recordEvent(tx, platform, { ...arrival, type: 'SIGNED_UP' });
    const session = await startSession(tx, platform, { ...arrival, deviceHash });
    return { ...session, user: toUser({ ...row, has2fa: false }) };
  });
  // The mail just sent starts the minute in which no other is sent.
  await takeResend(context, answer.user.id, ['minute']);
  return { data: answer };
}
