import type { Provider } from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';

export const appleCallbackPath = '/api/auth/apple-callback';

/** Where a provider sends its answer: Apple posts a form, which a page cannot take. */
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
