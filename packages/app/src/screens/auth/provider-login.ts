import { type BillfoldClient, NetworkError } from '@billfold/core';
import type { Provider, ProviderAnswer } from '@billfold/core/contract';
import { type AnsweringProvider, createPkce } from '@billfold/core/internal';

/** Parts of a window that a sign-in with a provider uses. */
export interface ProviderPage {
  readonly location: Pick<Location, 'origin' | 'search' | 'pathname' | 'assign'>;
  readonly history: Pick<History, 'replaceState'>;
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

/** Paths that receive a provider's answer. */
export type AnswerPath = '/auth/sign-in' | '/account/settings/security';

const storageKey = 'billfold-provider-login';

/** Login to start. */
export interface ProviderLogin extends KeptForReturn {
  readonly provider: Provider;
  readonly path: AnswerPath;
}

/** Facts that this tab keeps until the browser is back. */
export interface KeptForReturn {
  /** Page to go to after the sign-in; null for none. */
  readonly wantedPath: string | null;
  /** Code of the business whose link led here, for a new user; null without one. */
  readonly referralCode: string | null;
}

/**
 * Navigates to the provider. The code verifier stays in this tab (PKCE, RFC 7636); the provider gets
 * its hash.
 * @throws {BillfoldError} what the service refuses, and {DOMException} where the tab keeps nothing
 */
export async function leaveForProvider(
  client: Pick<BillfoldClient, 'auth' | 'platform'>,
  page: ProviderPage,
  { provider, path, wantedPath, referralCode }: ProviderLogin,
): Promise<void> {
  const pkce = await createPkce(client.platform.random).catch((cause: unknown) => {
    throw new NetworkError('network', { cause });
  });
  const { codeVerifier, codeChallenge } = pkce;
  const redirectUri = page.location.origin + path;
  const data = await client.auth.startProviderSignIn(provider, { redirectUri, codeChallenge });
  const { state, url } = data;
  storeStarted(page, {
    ...{ provider, codeVerifier, redirectUri, state, wantedPath, referralCode },
  });
  page.location.assign(url);
}

/**
 * Navigates to Apple, which posts its answer to the server; that sends the browser back with a
 * handoff token.
 * @throws {BillfoldError} as `leaveForProvider`
 */
export async function leaveForApple(
  client: Pick<BillfoldClient, 'auth'>,
  page: ProviderPage,
  kept: KeptForReturn,
): Promise<void> {
  const url = await client.auth.getAppleUrl();
  const none = { codeVerifier: '', redirectUri: '', state: '' };
  storeStarted(page, { provider: 'apple', ...none, ...kept });
  page.location.assign(url);
}

function storeStarted({ sessionStorage }: ProviderPage, started: StartedLogin): void {
  sessionStorage.setItem(storageKey, JSON.stringify(started));
}

/** The result of an external login, read from the address. */
export type ProviderReturn =
  | { readonly status: 'none' }
  | {
      readonly status: 'answered';
      readonly provider: Provider;
      readonly answer: ProviderAnswer;
      readonly wantedPath: string | null;
      readonly referralCode: string | null;
    }
  /** `code` is the error code of the provider or the server; null for an answer that was not requested. */
  | {
      readonly status: 'failed';
      readonly code: string | null;
      /** Provider that this tab had left for; null where it is not known. */
      readonly provider: Provider | null;
    };

/** Reads the provider's answer from the address, without changing it. */
export function readProviderReturn(page: ProviderPage): ProviderReturn {
  const query = new URLSearchParams(page.location.search);
  const error = query.get('error');
  const started = readStarted(page);
  const provider = started?.provider ?? null;
  if (error !== null) return { status: 'failed', code: error, provider };
  const code = query.get('code');
  const state = query.get('state');
  if (code === null || state === null) return { status: 'none' };
  // A sign-in with Apple has no state that an answer could match.
  if (state === '' || started?.state !== state) return { status: 'failed', code: null, provider };
  const { codeVerifier, redirectUri, wantedPath, referralCode } = started;
  const answer = { code, codeVerifier, redirectUri, state };
  return { status: 'answered', provider: started.provider, answer, wantedPath, referralCode };
}

/** Removes the answer from the address and clears the stored sign-in. */
export function forgetProviderReturn(page: ProviderPage): void {
  page.history.replaceState(null, '', page.location.pathname);
  takeStartedLogin(page);
}

/** Clears the sign-in that this tab had started, and returns it; null without one. */
export function takeStartedLogin(page: Pick<ProviderPage, 'sessionStorage'>): StartedLogin | null {
  const started = readStarted(page);
  try {
    page.sessionStorage.removeItem(storageKey);
  } catch {
    // A tab without storage has nothing to clear.
    return null;
  }
  return started;
}

/** Returns true when the answer of `provider` goes to a sign-in call; Apple answers with a link. */
export function isAnswering(provider: Provider): provider is AnsweringProvider {
  return provider !== 'apple';
}

export interface StartedLogin extends KeptForReturn {
  readonly provider: Provider;
  readonly codeVerifier: string;
  readonly redirectUri: string;
  readonly state: string;
}

/** Reads the stored sign-in; null where the browser refuses storage, which throws on access. */
export function readStarted(page: Pick<ProviderPage, 'sessionStorage'>): StartedLogin | null {
  try {
    const value: unknown = JSON.parse(page.sessionStorage.getItem(storageKey) ?? 'null');
    return isStartedLogin(value) ? value : null;
  } catch {
    return null;
  }
}

function isStartedLogin(value: unknown): value is StartedLogin {
  if (typeof value !== 'object' || value === null || !('provider' in value)) return false;
  const texts = ['codeVerifier', 'redirectUri', 'state'];
  const kept = ['wantedPath', 'referralCode'];
  return (
    providers.some((provider) => provider === value.provider) &&
    texts.every((name) => typeof Reflect.get(value, name) === 'string') &&
    kept.every((name) => {
      const text: unknown = Reflect.get(value, name);
      // A page from before an update kept less.
      return text == null || typeof text === 'string';
    })
  );
}

const providers: readonly Provider[] = ['google', 'discord', 'apple'];
