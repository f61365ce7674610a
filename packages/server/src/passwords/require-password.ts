import { and, eq, gt } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import { sessions } from '../db/schema.ts';
import type { Principal } from '../http/bind.ts';
import { ApiError } from '../platform/api-error.ts';
import { fieldRefused } from '../platform/field-refused.ts';
import { nowOf } from '../platform/server-platform.ts';
import { clearLimit, giveBack, take } from '../rate-limit/rate-limit.ts';
import { requireUser, type UserRow } from '../users/user-store.ts';
import { isPassword } from './sign-in-password.ts';

/** Age up to which a sign-in proves the identity of a user without a password. */
const recentMs = 15 * 60_000;

/**
 * Has the signed-in user prove themselves again: by their password, or, where they have none, by a
 * sign-in that is not long ago.
 * @throws {ApiError} 400 INVALID_CREDENTIALS, 403 SIGN_IN_AGAIN, 429 RATE_LIMITED or BUSY
 */
export async function requirePassword(
  context: ServiceContext,
  principal: Principal,
  password: string | null,
): Promise<UserRow> {
  const user = await requireUser(context.db, principal.userId);
  if (user.passwordHash === null) await requireRecentSignIn(context, principal);
  else await requireRightPassword(context, user, password);
  return user;
}

async function requireRightPassword(
  context: ServiceContext,
  user: UserRow,
  password: string | null,
): Promise<void> {
  const { db, platform } = context;
  const key = `password:${user.id}`;
  const isRight = (text: string) =>
    isPassword(text, user.passwordHash, context).catch(async (error: unknown) => {
      // Too many wait, or the signer is away: nothing was judged, so nothing was guessed.
      await giveBack(db, key);
      throw error;
    });
  await take(db, key, { limit: 10, windowMs: 15 * 60_000, now: nowOf(platform) });
  if (password === null || !(await isRight(password)))
    throw fieldRefused('password', {
      code: 'INVALID_CREDENTIALS',
      message: 'The password is incorrect.',
    });
  await clearLimit(db, key);
}

/** @throws {ApiError} 403 SIGN_IN_AGAIN */
export async function requireRecentSignIn(
  { db, platform }: ServiceContext,
  { sessionId }: Principal,
): Promise<void> {
  const since = new Date(platform.clock.now() - recentMs);
  const recent =
    sessionId === null
      ? []
      : await db
          .select({ id: sessions.id })
          .from(sessions)
          .where(and(eq(sessions.id, sessionId), gt(sessions.createdAt, since)));
  if (recent.length === 0)
    throw new ApiError(403, 'SIGN_IN_AGAIN', {
      errors: ['Sign out and in again first: this needs a sign-in of the last 15 minutes.'],
    });
}
