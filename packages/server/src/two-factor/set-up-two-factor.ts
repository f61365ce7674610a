import type { Data, SetUpTwoFactor, TwoFactorSecret } from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import type { Principal } from '../http/bind.ts';
import { requirePassword } from '../passwords/require-password.ts';
import { ApiError } from '../platform/api-error.ts';
import { createTotpSecret, secretText, totpUri } from './totp-code.ts';
import { storePendingSecret } from './totp-store.ts';

/**
 * A new secret, which nothing asks for before a code of it was shown.
 * @throws {ApiError} 400 INVALID_CREDENTIALS, 403 SIGN_IN_AGAIN, 409 TWO_FACTOR_ENABLED, 429
 */
export async function setUpOwnTwoFactor(
  context: ServiceContext,
  principal: Principal,
  { password }: SetUpTwoFactor,
): Promise<Data<TwoFactorSecret>> {
  const user = await requirePassword(context, principal, password);
  if (user.has2fa) throw alreadyEnabled();
  const secret = createTotpSecret(context.platform.random);
  await storePendingSecret(context.db, context, { userId: user.id, secret });
  return { data: { secret: secretText(secret), uri: totpUri(secret, user.email) } };
}

export function alreadyEnabled(): ApiError {
  return new ApiError(409, 'TWO_FACTOR_ENABLED', {
    errors: ['Two-factor sign-in is on already. Turn it off first.'],
  });
}
