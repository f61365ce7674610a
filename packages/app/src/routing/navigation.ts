import { isEmbeddedPath } from '@billfold/core/internal';
import type { NavigationAdapter, Route } from '@billfold/react';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { explorerOf } from '../common/explorer.ts';

/** Maps the routes of the library to the paths of this site. */
export function useSiteNavigation(): NavigationAdapter {
  const [path, navigate] = useLocation();
  const isEmbedded = isEmbeddedPath(path);
  return useMemo(() => {
    const href = isEmbedded ? embeddedHrefOf : hrefOf;
    return {
      href,
      go: (route, options = {}) => navigate(href(route), options),
      explorer: explorerOf,
      help: (topic) => `/security-tips#${topic}`,
    };
  }, [isEmbedded, navigate]);
}

/** Returns the path of a route; a route without a screen gets the path of the nearest one. */
export function hrefOf(route: Route): string {
  switch (route.to) {
    case 'portfolio':
      return '/wallet/';
    case 'accounts':
      return '/wallet/accounts';
    case 'account':
      return `/wallet/accounts/${encodeURIComponent(route.accountId)}`;
    case 'asset':
      return `/wallet/assets/${encodeURIComponent(route.symbol)}`;
    case 'transactions':
      return route.search ? `/wallet/transactions?${route.search}` : '/wallet/transactions';
    case 'transaction':
      return `/wallet/transactions/${encodeURIComponent(route.id)}`;
    case 'contacts':
      return '/wallet/contacts';
    case 'new-wallet':
      return '/wallet/new-wallet';
    case 'settings':
      return `/wallet/settings/${route.tab ?? 'general'}`;
    default:
      route satisfies never;
      return '/wallet/';
  }
}

/** Returns the embedded path of a route; a route without an embedded screen gets the accounts. */
export function embeddedHrefOf(route: Route): string {
  switch (route.to) {
    case 'account':
    case 'new-wallet':
      return withKey(hrefOf(route).replace('/wallet/', '/wallet/embed/'));
    case 'portfolio':
    case 'accounts':
    case 'contacts':
    case 'asset':
    case 'transactions':
    case 'transaction':
    case 'settings':
      return withKey('/wallet/embed/accounts');
    default:
      route satisfies never;
      return withKey('/wallet/embed/accounts');
  }
}

/** Keeps the key of the embedding business in the address. */
function withKey(path: string): string {
  const key = new URLSearchParams(window.location.search).get('key');
  return key === null ? path : `${path}?key=${encodeURIComponent(key)}`;
}
