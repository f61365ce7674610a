import { passwordStrength } from '@billfold/core';
import type { ServiceContext } from '../context.ts';
import { isPassword } from '../passwords/sign-in-password.ts';
import { fieldRefused } from '../platform/field-refused.ts';
import { findUser } from '../users/user-store.ts';

export interface NewPassword {
  /** The field of the body that it came in. */
  readonly field: 'password' | 'newPassword';
  readonly password: string;
}

/**
 * Refuses a new cloud password that is rated Too Weak, or that also signs its owner in: one
 * stolen password must not open the wallet.
 * @throws {ApiError} 400 VALIDATION_FAILED, 429 BUSY
 */
export async function refuseUnfitCloudPassword(
  context: ServiceContext,
  userId: string,
  { field, password }: NewPassword,
): Promise<void> {
  if (passwordStrength(password) === 'TooWeak')
    throw fieldRefused(field, { message: 'Password is too weak' });
  const user = await findUser(context.db, userId);
  if (await isPassword(password, user?.passwordHash ?? null, { ...context, lane: 'owner' }))
    throw fieldRefused(field, { message: 'Must differ from your sign-in password' });
}
