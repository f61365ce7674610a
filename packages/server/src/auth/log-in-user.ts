import type { Data, LogIn, SignedIn } from '@billfold/core/contract';
import { and, eq } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import { users } from '../db/schema.ts';
import type { Caller } from '../http/bind.ts';
import { hashPassword, isOutdated, isPassword } from '../passwords/sign-in-password.ts';
import { hashToken } from '../platform/opaque-token.ts';
import { nowOf } from '../platform/server-platform.ts';
import { clearLimit, giveBack, take } from '../rate-limit/rate-limit.ts';
import { requireCode } from '../two-factor/require-code.ts';
import { normalizeEmail } from '../users/normalize-email.ts';
import { findUserByEmail, type UserRow } from '../users/user-store.ts';
import { hasSignedInFrom } from './has-signed-in-from.ts';
import { invalidCredentials } from './invalid-credentials.ts';
import { openSession } from './open-session.ts';

/**
 * An unknown email and a wrong password get the same words after the same work. Only the right
 * password is asked for a code.
 * @throws {ApiError} 400 INVALID_CREDENTIALS, TWO_FACTOR_REQUIRED, TWO_FACTOR_INVALID,
 * 429 RATE_LIMITED or BUSY
 */
export async function logInUser(
  context: ServiceContext,
  { email, password, twoFactorCode, device }: LogIn,
  { ip }: Caller,
): Promise<Data<SignedIn>> {
  const attempt = await takeAttempt(context, email, ip);
  const user = await findUserByEmail(context.db, email);
  const stored = user?.passwordHash ?? null;
  const isRight = await isPassword(password, stored, { ...context, lane: 'guest' }).catch(
    async (error: unknown) => {
      // Too many wait, or the signer is away: nothing was judged, so nothing was guessed.
      await attempt.undo();
      throw error;
    },
  );
  if (user === undefined || !isRight) throw invalidCredentials();
  await requireCode(context, { user, code: twoFactorCode, device, ip });
  await attempt.settle();
  const passwordHash = await refreshHash(context, user, password);
  return openSession(context, { user: { ...user, passwordHash }, device, ip });
}

interface Attempt {
  settle(): Promise<void>;
  undo(): Promise<void>;
}

/**
 * Counts an attempt before it is judged; `settle` clears the errors of a rightful one, `undo` one that was not
 * judged. Guesses from many places at once are too many for the account together, but never keep its
 * owner out of a place that they have signed in at before (S24 in docs/security.md).
 */
async function takeAttempt(
  { db, platform }: ServiceContext,
  email: string,
  ip: string,
): Promise<Attempt> {
  const now = nowOf(platform);
  // Hashed: the table holds no addresses, and no key is longer than another.
  const perEmail = `login:email:${hashToken(`${normalizeEmail(email)}|${ip}`)}`;
  const perAddress = `login:ip:${hashToken(ip)}`;
  const perAccount = `login:account:${hashToken(normalizeEmail(email))}`;
  const hour = { windowMs: 60 * 60_000, now };
  await take(db, perEmail, { limit: 10, windowMs: 15 * 60_000, now });
  await take(db, perAddress, { limit: 100, ...hour });
  const isFamiliar = await hasSignedInFrom(db, email, ip);
  if (!isFamiliar) await take(db, perAccount, { limit: 30, ...hour });
  const ofMany = async () => {
    await giveBack(db, perAddress);
    if (!isFamiliar) await giveBack(db, perAccount);
  };
  return {
    settle: async () => {
      await clearLimit(db, perEmail);
      await ofMany();
    },
    undo: async () => {
      await giveBack(db, perEmail);
      await ofMany();
    },
  };
}

/**
 * Moves an old hash to today's cost and the newest pepper while the password is at hand; never over
 * one that was set meanwhile. Answers the hash of this password.
 */
async function refreshHash(
  context: ServiceContext,
  { id, passwordHash: stored }: UserRow,
  password: string,
): Promise<string | null> {
  if (stored === null || !isOutdated(stored, context.keys)) return stored;
  const passwordHash = await hashPassword(password, { ...context, lane: 'guest' });
  const refreshed = await context.db
    .update(users)
    .set({ passwordHash })
    .where(and(eq(users.id, id), eq(users.passwordHash, stored)))
    .returning({ id: users.id });
  return refreshed.length === 0 ? stored : passwordHash;
}
