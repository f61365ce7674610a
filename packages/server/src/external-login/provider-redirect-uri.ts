import type { Provider } from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';

export const appleCallbackPath = '/api/auth/apple-callback';

/**
 * Returns the redirect URI for a provider's answer. Apple posts it, which a page cannot take: see
 * "Apple posts its answer" in docs/decisions/auth.md.
 */
export function providerRedirectUri(
  { publicUrl }: Pick<ServiceContext, 'publicUrl'>,
  { provider, redirectUri }: { readonly provider: Provider; readonly redirectUri: string },
): string {
  switch (provider) {
    case 'apple':
      return publicUrl + appleCallbackPath;
    case 'google':
    case 'discord':
      return redirectUri;
    default:
      return provider satisfies never;
  }
}
