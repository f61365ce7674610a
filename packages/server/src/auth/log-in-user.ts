import type { Data, LogIn, SignedIn } from '@billfold/core/contract';
import { and, eq } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import { users } from '../db/schema.ts';
import type { Caller } from '../http/bind.ts';
import { hashPassword, isOutdated, isPassword } from '../passwords/sign-in-password.ts';
import { requireCode } from '../two-factor/require-code.ts';
import { findUserByEmail, type UserRow } from '../users/user-store.ts';
import type { Lane } from '../vault/work-queue.ts';
import { invalidCredentials } from './invalid-credentials.ts';
import { openSession } from './open-session.ts';
import { takeAttempt } from './take-attempt.ts';

/**
 * Signs a user in by password. An unknown email and a wrong password get the same words after the same
 * work. Only the right password is asked for a code.
 * @throws {ApiError} 400 INVALID_CREDENTIALS, TWO_FACTOR_REQUIRED, TWO_FACTOR_INVALID,
 * 429 RATE_LIMITED or BUSY
 */
export async function logInUser(
  context: ServiceContext,
  proof: LogIn,
  caller: Caller,
): Promise<Data<SignedIn>> {
  const user = await verifyLogIn(context, proof, caller);
  return openSession(context, { user, device: proof.device, caller });
}

/**
 * Returns the user whose credentials these are, after counting the attempt by `count`.
 * @throws {ApiError} see `logInUser`
 */
export async function verifyLogIn(
  context: ServiceContext,
  { email, password, twoFactorCode, device }: LogIn,
  caller: Caller,
  count: typeof takeAttempt = takeAttempt,
): Promise<UserRow> {
  const attempt = await count(context, email, caller);
  const tools = { ...context, lane: attempt.lane };
  const user = await findUserByEmail(context.db, email);
  const stored = user?.passwordHash ?? null;
  const isRight = await isPassword(password, stored, tools).catch(async (error: unknown) => {
    // Too many wait, or the signer is away: the password was not verified, so it is no guess.
    await attempt.undo();
    throw error;
  });
  if (user === undefined || !isRight) throw invalidCredentials();
  await requireCode(context, { user, code: twoFactorCode, device, ip: caller.ip });
  await attempt.settle();
  const passwordHash = await refreshHash(context, user, { password, lane: attempt.lane });
  return { ...user, passwordHash };
}

/**
 * Moves an old hash to today's cost and the newest pepper while the password is at hand; never over
 * one that was set meanwhile. Returns the hash of this password.
 */
async function refreshHash(
  context: ServiceContext,
  { id, passwordHash: stored }: UserRow,
  { password, lane }: { readonly password: string; readonly lane: Lane },
): Promise<string | null> {
  if (stored === null || !isOutdated(stored, context.keys)) return stored;
  const passwordHash = await hashPassword(password, { ...context, lane });
  const refreshed = await context.db
    .update(users)
    .set({ passwordHash })
    .where(and(eq(users.id, id), eq(users.passwordHash, stored)))
    .returning({ id: users.id });
  return refreshed.length === 0 ? stored : passwordHash;
}
