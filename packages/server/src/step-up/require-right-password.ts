import type { ServiceContext } from '../context.ts';
import { isPassword } from '../passwords/sign-in-password.ts';
import { fieldRefused } from '../platform/field-refused.ts';
import { nowOf } from '../platform/server-platform.ts';
import { clearLimit, giveBack, take } from '../rate-limit/rate-limit.ts';
import type { UserRow } from '../users/user-store.ts';

/**
 * Verifies the password of a signed-in user; at most ten wrong ones in 15 minutes.
 * @throws {ApiError} 400 INVALID_CREDENTIALS, 429 RATE_LIMITED or BUSY
 */
export async function requireRightPassword(
  context: ServiceContext,
  user: UserRow,
  password: string,
): Promise<void> {
  const { db, platform } = context;
  const key = `password:${user.id}`;
  await take(db, key, { limit: 10, windowMs: 15 * 60_000, now: nowOf(platform) });
  const isRight = await isPassword(password, user.passwordHash, {
    ...context,
    lane: 'owner',
  }).catch(async (error: unknown) => {
    // Too many wait, or the signer is away: the password was not verified, so it is no guess.
    await giveBack(db, key);
    throw error;
  });
  if (!isRight)
    throw fieldRefused('password', {
      code: 'INVALID_CREDENTIALS',
      message: 'The password is incorrect.',
    });
  await clearLimit(db, key);
}
