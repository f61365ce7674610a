import type { Provider, ProviderAnswer } from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import type { ExternalIdentity } from '../identity-providers/provider-client.ts';
import { hashToken } from '../platform/opaque-token.ts';
import {
  challengeOf,
  type ExternalLogin,
  externalLoginInvalid,
  findByState,
  keepAnswer,
  keptIdentity,
} from './external-login-store.ts';
import { providerRedirectUri } from './provider-redirect-uri.ts';

export interface Redeemed {
  readonly login: ExternalLogin;
  readonly identity: ExternalIdentity;
}

/**
 * Redeems a provider's answer for an identity. The same answer may be given again when a code of
 * the user was missing; only the browser that began the login has the verifier.
 * @throws {ApiError} 400 EXTERNAL_LOGIN_INVALID, PROVIDER_REFUSED, 409, 503
 */
export async function redeemAnswer(
  context: ServiceContext,
  provider: Provider,
  { code, codeVerifier, redirectUri, state }: ProviderAnswer,
): Promise<Redeemed> {
  const { db, platform } = context;
  const client = context.providers.get(provider);
  const login = await findByState(db, platform, { provider, state });
  if (login.redirectUri !== redirectUri || login.codeChallenge !== challengeOf(codeVerifier))
    throw externalLoginInvalid();
  if (login.answerHash !== null) {
    if (login.answerHash !== hashToken(code)) throw externalLoginInvalid();
    return { login, identity: keptIdentity(login) };
  }
  const identity = await client.identify({
    code,
    redirectUri: providerRedirectUri(context, { provider, redirectUri }),
    state,
    nonce: login.nonce,
    codeVerifier,
  });
  await keepAnswer(db, login, { code, identity });
  return { login, identity };
}
