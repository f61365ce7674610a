import type { Provider } from '@billfold/core/contract';
import { providerNames } from '../identity-providers/provider-client.ts';
import { ApiError } from '../platform/api-error.ts';
import { fill } from '../refusal-texts/refusal-text.ts';

/** Creates the refusal of a login whose address its provider has not verified. */
export function providerEmailUnverified(provider: Provider): ApiError {
  return new ApiError(400, 'PROVIDER_EMAIL_UNVERIFIED', {
    errors: [fill('Verify your email at {provider} first.', { provider: providerNames[provider] })],
  });
}
