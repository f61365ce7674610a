import type { Provider } from '@billfold/core/contract';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type ClientAuth,
  ClientError,
  type Configuration,
  discovery,
  type IDToken,
  ResponseBodyError,
} from 'openid-client';
import {
  type ExternalIdentity,
  type ProviderClient,
  providerRefused,
  providerUnavailable,
} from './provider-client.ts';

export interface OidcOptions {
  readonly provider: Provider;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientAuth: ClientAuth;
  /** More of the authorization request. */
  readonly parameters: Readonly<Record<string, string>>;
}

const timeoutSeconds = 10;

/** A provider that speaks OpenID Connect. What it says of itself is read when it is first needed. */
export function createOidcClient(options: OidcOptions): ProviderClient {
  const { provider, parameters } = options;
  let discovered: Configuration | null = null;
  const configure = async (): Promise<Configuration> => {
    discovered ??= await guarded(provider, () => discover(options));
    return discovered;
  };
  return {
    authorizationUrl: async ({ redirectUri, state, nonce, codeChallenge }) =>
      buildAuthorizationUrl(await configure(), {
        ...parameters,
        redirect_uri: redirectUri,
        state,
        nonce,
        code_challenge: codeChallenge,
        code_challenge_method: 'S256',
      }),
    identify: async ({ code, redirectUri, state, nonce, codeVerifier }) => {
      const config = await configure();
      const answer = new URL(redirectUri);
      answer.searchParams.set('code', code);
      answer.searchParams.set('state', state);
      // RFC 9207 tells providers apart; here each state belongs to one of them.
      answer.searchParams.set('iss', config.serverMetadata().issuer);
      const checks = { expectedState: state, expectedNonce: nonce, idTokenExpected: true };
      const tokens = await guarded(provider, () =>
        authorizationCodeGrant(config, answer, { ...checks, pkceCodeVerifier: codeVerifier }),
      );
      const identity = identityOf(tokens.claims());
      if (identity === null) throw providerRefused(provider);
      return identity;
    },
  };
}

function discover({ issuer, clientId, clientAuth }: OidcOptions): Promise<Configuration> {
  const url = new URL(issuer);
  // Settings admit plain http on this machine alone.
  const execute = url.protocol === 'http:' ? [allowInsecureRequests] : [];
  return discovery(url, clientId, undefined, clientAuth, { execute, timeout: timeoutSeconds });
}

function identityOf(claims: IDToken | undefined): ExternalIdentity | null {
  if (claims === undefined || typeof claims['email'] !== 'string') return null;
  const { sub, email, email_verified: isVerified, name } = claims;
  return {
    subject: sub,
    email,
    // Apple writes it as text.
    isEmailVerified: isVerified === true || isVerified === 'true',
    name: typeof name === 'string' ? name : null,
  };
}

async function guarded<T>(provider: Provider, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ResponseBodyError && error.status < 500) throw providerRefused(provider);
    if (error instanceof ClientError && !unreachable.has(error.code ?? ''))
      throw providerRefused(provider);
    throw providerUnavailable(provider);
  }
}

const unreachable: ReadonlySet<string> = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
]);
