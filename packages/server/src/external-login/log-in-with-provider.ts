import type { Data, LogInWithProvider, Provider, SignedIn } from '@billfold/core/contract';
import { describeDevice } from '@billfold/core/internal';
import { openSession } from '../auth/open-session.ts';
import type { ServiceContext } from '../context.ts';
import type { Caller } from '../http/bind.ts';
import { requireCode } from '../two-factor/require-code.ts';
import { finishExternalLogin } from './external-login-store.ts';
import { findExternalUser } from './find-external-user.ts';
import { redeemAnswer } from './redeem-answer.ts';

/**
 * Signs in who a provider says came back. When a code is asked for, the same answer is given again
 * with one.
 * @throws {ApiError} 400 EXTERNAL_LOGIN_INVALID, PROVIDER_REFUSED, PROVIDER_EMAIL_UNVERIFIED,
 * TWO_FACTOR_REQUIRED, TWO_FACTOR_INVALID, 409 CONNECT_FIRST, 429, 503
 */
export async function logInWithExternal(
  context: ServiceContext,
  { provider, caller }: { readonly provider: Provider; readonly caller: Caller },
  { twoFactorCode, referralCode = null, ...answer }: LogInWithProvider,
): Promise<Data<SignedIn>> {
  const { db, platform } = context;
  const { login, identity } = await redeemAnswer(context, provider, answer);
  const come = { provider, identity, caller, referralCode };
  const { user } = await findExternalUser(context, come);
  const arrival = { user, device: describeDevice(caller.userAgent), ip: caller.ip };
  await requireCode(context, { ...arrival, code: twoFactorCode });
  await finishExternalLogin(db, platform, login);
  return openSession(context, { ...arrival, caller });
}
