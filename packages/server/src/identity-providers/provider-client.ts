import type { Provider } from '@billfold/core/contract';
import { ApiError } from '../platform/api-error.ts';
import { fill } from '../refusal-texts/refusal-text.ts';

/** Identity of a user at a provider. */
export interface ExternalIdentity {
  /** The provider's own name for them, which does not change. */
  readonly subject: string;
  readonly email: string;
  readonly isEmailVerified: boolean;
  readonly name: string | null;
}
export interface AuthorizationRequest {
  readonly redirectUri: string;
  readonly state: string;
  readonly nonce: string;
  readonly codeChallenge: string;
}
export interface AuthorizationAnswer {
  readonly code: string;
  readonly redirectUri: string;
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** A provider of logins, asked with authorization code and PKCE. */
export interface ProviderClient {
  /** @throws {ApiError} 503 PROVIDER_UNAVAILABLE */
  authorizationUrl(request: AuthorizationRequest): Promise<URL>;
  /** @throws {ApiError} 400 PROVIDER_REFUSED, 503 PROVIDER_UNAVAILABLE */
  identify(answer: AuthorizationAnswer): Promise<ExternalIdentity>;
}

export const providerNames: Readonly<Record<Provider, string>> = {
  google: 'Google',
  discord: 'Discord',
  apple: 'Apple',
};

/**
 * Creates the error of a refused sign-in, without the provider's own message, which the client must
 * not see.
 */
export function providerRefused(provider: Provider): ApiError {
  return new ApiError(400, 'PROVIDER_REFUSED', {
    errors: [
      fill('{provider} did not confirm this sign-in. Try again.', {
        provider: providerNames[provider],
      }),
    ],
  });
}

export function providerUnavailable(provider: Provider): ApiError {
  return new ApiError(503, 'PROVIDER_UNAVAILABLE', {
    errors: [
      fill('{provider} cannot be reached at the moment. Try again later.', {
        provider: providerNames[provider],
      }),
    ],
    retryAfterSeconds: 30,
  });
}
