import type { ServiceContext } from '../context.ts';
import { requireUser } from '../users/user-store.ts';
import { takeResend } from './verification-limits.ts';
import { sendVerification } from './verification-mail.ts';

/** Sends nothing to a verified address. @throws {ApiError} 429 RATE_LIMITED */
export async function resendVerificationMail(
  context: ServiceContext,
  userId: string,
): Promise<null> {
  const user = await requireUser(context.db, userId);
  if (user.emailVerifiedAt !== null) return null;
  await takeResend(context, userId, ['minute', 'day']);
  await context.db.transaction((tx) => sendVerification(tx, context, user));
  return null;
}
