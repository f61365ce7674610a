import type { Data, SetUpTwoFactor, TwoFactorSecret } from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import { ApiError } from '../platform/api-error.ts';
import { requireStepUp, type SteppingCall } from '../step-up/require-step-up.ts';
import { createTotpSecret, secretText, totpUri } from './totp-code.ts';
import { storePendingSecret } from './totp-store.ts';

/**
 * Creates a secret, which stays unused until a code of it confirms it.
 * @throws {ApiError} 400 INVALID_CREDENTIALS, 403 STEP_UP_REQUIRED, 409 TWO_FACTOR_ENABLED, 429
 */
export async function setUpOwnTwoFactor(
  context: ServiceContext,
  call: SteppingCall,
  proof: SetUpTwoFactor,
): Promise<Data<TwoFactorSecret>> {
  const user = await requireStepUp(context, call, proof);
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
