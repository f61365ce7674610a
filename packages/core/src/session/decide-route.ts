import type { PlatformType } from '../assets/specified-values.ts';
import {
  canonicalPath,
  isAccountSettingsPath,
  isAuthPath,
  isEmbeddedPath,
  isNewWalletPath,
  isPaymentsPath,
  isPublicPath,
  isSamePath,
} from './path-kind.ts';
import { platformTypeFromPath } from './platform-type.ts';

/** Something the guard has to know first. A failure is never taken for "none". */
export type Known<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'known'; readonly value: T };

export interface RouteFacts {
  /** The pathname, without query and fragment. */
  readonly path: string;
  /** True where a host embeds the product; a path that contains `embed` counts as well. */
  readonly embedded: boolean;
  /** A well-formed access token stands in the query or the fragment. */
  readonly hasUrlToken: boolean;
  readonly hasToken: boolean;
  readonly platformType: PlatformType;
  readonly isEmailVerified: Known<boolean>;
  /** True if wallet selection finds a wallet. */
  readonly hasWallet: Known<boolean>;
  /** True for a member of a business. */
  readonly hasBusiness: Known<boolean> | NoPayments;
}

/** The server has no payments area: its paths are unknown ones. */
export interface NoPayments {
  readonly status: 'none';
}

export type RouteDecision =
  | { readonly action: 'render' }
  /** Store the token, clean the address bar, reload at `path`. */
  | { readonly action: 'take-token'; readonly path: string }
  | { readonly action: 'redirect'; readonly to: string; readonly wanted: WantedPath }
  | { readonly action: 'wait' }
  /**
   * Embedded without a session: no redirect, see "Expired sessions on embedded pages" in
   * docs/decisions/auth.md.
   */
  | { readonly action: 'session-ended' }
  | { readonly action: 'failed'; readonly what: 'user' | 'wallets' | 'businesses' };

/**
 * Handling of the requested path: remembered over sign-in, carried on over the creation of a wallet,
 * restored in place of `to`, or left alone. Only a page of this site may be remembered: the caller
 * refuses every other host and scheme.
 */
export type WantedPath = 'remember' | 'carry' | 'restore' | 'leave';

/**
 * Decides whether a path is shown, and where to redirect otherwise: the guards run in the order of
 * R-SHELL-22, first match wins.
 */
export function decideRoute(facts: RouteFacts): RouteDecision {
  const { path } = facts;
  const embedded = facts.embedded || isEmbeddedPath(path);
  if (facts.hasUrlToken) return { action: 'take-token', path: pathAfterUrlToken(path, embedded) };
  if (isPublicPath(path)) return render;
  if (path === '/' && !embedded) return redirect('/wallet/');
  const canonical = canonicalPath(path);
  if (canonical !== path) return redirect(canonical);
  return facts.hasToken ? decideSignedIn(facts, embedded) : decideSignedOut(path, embedded);
}

/**
 * Returns the path to open after a token was taken from the address: a new session does not stay on
 * a sign-in page.
 */
export function pathAfterUrlToken(path: string, embedded: boolean): string {
  return !embedded && isAuthPath(path) ? '/' : path;
}

function decideSignedOut(path: string, embedded: boolean): RouteDecision {
  if (isAuthPath(path)) return render;
  return embedded ? { action: 'session-ended' } : redirect('/auth/sign-in', 'remember');
}

function decideSignedIn(facts: RouteFacts, embedded: boolean): RouteDecision {
  const { path, isEmailVerified } = facts;
  if (isEmailVerified.status === 'loading') return wait;
  if (isEmailVerified.status === 'failed') return { action: 'failed', what: 'user' };
  const isSignUp = isSamePath(path, '/auth/sign-up');
  if (!embedded && !isEmailVerified.value && !isSignUp) return redirect('/auth/sign-up');
  if (isEmailVerified.value && (isSignUp || isSamePath(path, '/auth/sign-in')))
    return redirect('/', 'restore');
  return isAuthPath(path) ? render : decideInside(facts, embedded);
}

function decideInside(facts: RouteFacts, embedded: boolean): RouteDecision {
  const { path, hasWallet, hasBusiness } = facts;
  if (hasWallet.status === 'loading') return wait;
  if (isPaymentsPath(path) && hasBusiness.status !== 'none')
    return decideInPayments(path, hasBusiness);
  if (hasWallet.status === 'failed') return { action: 'failed', what: 'wallets' };
  // Members without a wallet have the platform account settings; others not.
  const isForMembers = !hasWallet.value && isSamePath(path, '/account/platform');
  const isInPayments = platformTypeFromPath(path, facts.platformType) === 'payments';
  if ((isForMembers || isInPayments) && hasBusiness.status === 'loading') return wait;
  const isMember = hasBusiness.status === 'known' && hasBusiness.value;
  const needsNone = isNewWalletPath(path) || isAccountSettingsPath(path);
  if (!hasWallet.value && !needsNone && !(isForMembers && isMember))
    return embedded
      ? redirect('/wallet/embed/new-wallet')
      : redirect('/wallet/new-wallet', 'carry');
  return render;
}

/**
 * Decides within `/payments`: a membership counts there and a wallet does not, and businesses that
 * could not be loaded block nothing else.
 */
function decideInPayments(path: string, hasBusiness: Known<boolean>): RouteDecision {
  if (hasBusiness.status === 'loading') return wait;
  if (hasBusiness.status === 'failed') return { action: 'failed', what: 'businesses' };
  const isOnboarding = isSamePath(path, '/payments/onboarding');
  return hasBusiness.value || isOnboarding ? render : redirect('/payments/onboarding');
}

const render = { action: 'render' } as const;
const wait = { action: 'wait' } as const;

function redirect(to: string, wanted: WantedPath = 'leave'): RouteDecision {
  return { action: 'redirect', to, wanted };
}
