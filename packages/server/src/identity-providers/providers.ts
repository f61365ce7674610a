import type { Clock } from '@billfold/core';
import type { Provider } from '@billfold/core/contract';
import { ClientSecretPost } from 'openid-client';
import { ApiError } from '../platform/api-error.ts';
import type {
  AppleSettings,
  OidcSettings,
  ProviderSettings,
} from '../platform/provider-settings.ts';
import { fill } from '../refusal-texts/refusal-text.ts';
import { createAppleSecret } from './apple-secret.ts';
import { createDiscordClient } from './discord-client.ts';
import { createOidcClient } from './oidc-client.ts';
import { type ProviderClient, providerNames } from './provider-client.ts';

/** The providers that this server is set up for. */
export interface Providers {
  isConfigured(provider: Provider): boolean;
  /** @throws {ApiError} 409 PROVIDER_NOT_CONFIGURED */
  get(provider: Provider): ProviderClient;
}

export function createProviders(
  { google, discord, apple }: ProviderSettings,
  clock: Clock,
): Providers {
  const clients: Readonly<Record<Provider, ProviderClient | null>> = {
    google: google && createGoogleClient(google),
    discord: discord && createDiscordClient(discord),
    apple: apple && createAppleClient(apple, clock),
  };
  return {
    isConfigured: (provider) => clients[provider] !== null,
    get: (provider) => {
      const client = clients[provider];
      if (client !== null) return client;
      throw new ApiError(409, 'PROVIDER_NOT_CONFIGURED', {
        errors: [
          fill('Signing in with {provider} is not set up here.', {
            provider: providerNames[provider],
          }),
        ],
      });
    },
  };
}

function createGoogleClient({ clientSecret, ...settings }: OidcSettings): ProviderClient {
  return createOidcClient({
    ...settings,
    provider: 'google',
    clientAuth: ClientSecretPost(clientSecret),
    parameters: { scope: 'openid email profile' },
  });
}

function createAppleClient(settings: AppleSettings, clock: Clock): ProviderClient {
  return createOidcClient({
    provider: 'apple',
    issuer: settings.issuer,
    clientId: settings.clientId,
    // A secret lives for minutes, so each request gets its own.
    clientAuth: (...request) => ClientSecretPost(createAppleSecret(settings, clock))(...request),
    // Apple gives name and email to a form alone.
    parameters: { scope: 'openid email name', response_mode: 'form_post' },
  });
}
