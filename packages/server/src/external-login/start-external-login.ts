import type {
  Data,
  Provider,
  StartedProviderLogIn,
  StartProviderLogIn,
} from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import { ApiError } from '../platform/api-error.ts';
import { hashToken } from '../platform/opaque-token.ts';
import { nowOf } from '../platform/server-platform.ts';
import { take } from '../rate-limit/rate-limit.ts';
import { forPrograms } from '../refusal-texts/refusal-text.ts';
import { beginExternalLogin } from './external-login-store.ts';
import { providerRedirectUri } from './provider-redirect-uri.ts';

/** The pages of the site that may take a provider's answer (S46 in docs/security.md). */
const answerPages = ['/auth/sign-in', '/account/settings/security'];

/**
 * Begins a login whose verifier the browser keeps: no other browser can end it.
 * @throws {ApiError} 400 REDIRECT_NOT_ALLOWED, 409 PROVIDER_NOT_CONFIGURED, 429, 503
 */
export async function startExternalLogin(
  context: ServiceContext,
  { provider, ip }: { readonly provider: Provider; readonly ip: string },
  { redirectUri, codeChallenge }: StartProviderLogIn,
): Promise<Data<StartedProviderLogIn>> {
  const { db, platform, publicUrl } = context;
  const client = context.providers.get(provider);
  if (!answerPages.some((page) => redirectUri === publicUrl + page))
    throw new ApiError(400, 'REDIRECT_NOT_ALLOWED', {
      errors: [forPrograms('The redirect address must be a page of this server.')],
    });
  await takeStart(context, ip);
  const { state, nonce } = await beginExternalLogin(db, platform, {
    provider,
    redirectUri,
    codeChallenge,
    codeVerifier: null,
    browserHash: null,
    returnTo: null,
  });
  const sentTo = providerRedirectUri(context, { provider, redirectUri });
  const url = await client.authorizationUrl({ redirectUri: sentTo, state, nonce, codeChallenge });
  return { data: { url: url.href, state } };
}

/** Counts a beginning: each leaves a row. @throws {ApiError} 429 RATE_LIMITED */
export async function takeStart({ db, platform }: ServiceContext, ip: string): Promise<void> {
  const key = `external-login:ip:${hashToken(ip)}`;
  await take(db, key, { limit: 100, windowMs: 60 * 60_000, now: nowOf(platform) });
}
