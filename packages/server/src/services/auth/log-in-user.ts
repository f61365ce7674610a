import type { Data, LogIn, SignedIn } from '@billfold/core/contract';
import { eq } from 'drizzle-orm';
import { users } from '../../db/schema.ts';
import type { Caller } from '../../http/bind.ts';
import { ApiError } from '../../platform/api-error.ts';
import { nowOf } from '../../platform/server-platform.ts';
import type { ServiceContext } from '../context.ts';
import { clearLimit, giveBack, take } from '../rate-limit.ts';
import { normalizeEmail } from './normalize-email.ts';
import { hashToken } from './opaque-token.ts';
import { startSession } from './sessions.ts';
import { hashPassword, isOutdated, isPassword } from './sign-in-password.ts';
import { findUserByEmail, toUser, type UserRow } from './user-store.ts';

/**
 * An unknown email and a wrong password get the same words after the same work.
 * @throws {ApiError} 400 INVALID_CREDENTIALS, 429 RATE_LIMITED or BUSY
 */
export async function logInUser(
  context: ServiceContext,
  { email, password, device }: LogIn,
  { ip }: Caller,
): Promise<Data<SignedIn>> {
  const { db, platform } = context;
  const settle = await takeAttempt(context, email, ip);
  const user = await findUserByEmail(db, email);
  const isRight = await isPassword(password, user?.passwordHash ?? null, context);
  if (user === undefined || !isRight)
    throw new ApiError(400, 'INVALID_CREDENTIALS', {
      errors: ['Email or password is incorrect.'],
    });
  await settle();
  await refreshHash(context, user, password);
  const session = await startSession(db, platform, { userId: user.id, device, ip });
  return { data: { ...session, user: toUser(user) } };
}

/** Counts an attempt before it is judged; the returned function forgives a rightful one. */
async function takeAttempt(
  { db, platform }: ServiceContext,
  email: string,
  ip: string,
): Promise<() => Promise<void>> {
  const now = nowOf(platform);
  // Hashed: the table holds no addresses, and no key is longer than another.
  const perEmail = `login:email:${hashToken(`${normalizeEmail(email)}|${ip}`)}`;
  const perAddress = `login:ip:${hashToken(ip)}`;
  await take(db, perEmail, { limit: 10, windowMs: 15 * 60_000, now });
  await take(db, perAddress, { limit: 100, windowMs: 60 * 60_000, now });
  return async () => {
    await clearLimit(db, perEmail);
    await giveBack(db, perAddress);
  };
}

/** Moves an old hash to today's cost while the password is at hand. */
async function refreshHash(
  context: ServiceContext,
  user: UserRow,
  password: string,
): Promise<void> {
  if (user.passwordHash === null || !isOutdated(user.passwordHash)) return;
  const passwordHash = await hashPassword(password, context);
  await context.db.update(users).set({ passwordHash }).where(eq(users.id, user.id));
}
