import type { NavigationAdapter, Route } from '@billfold/react';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { explorerOf } from '../wallet/use-explorer.ts';

/** Where the places of the library are on this site. */
export function useSiteNavigation(): NavigationAdapter {
  const [, navigate] = useLocation();
  return useMemo(
    () => ({
      href: hrefOf,
      go: (route, options = {}) => navigate(hrefOf(route), options),
      explorer: explorerOf,
    }),
    [navigate],
  );
}

/** A place without a screen of its own leads to the screen that stands for it. */
export function hrefOf(route: Route): string {
  switch (route.to) {
    case 'portfolio':
      return '/wallet/';
    case 'accounts':
      return '/wallet/accounts';
    case 'account':
      return `/wallet/accounts/${encodeURIComponent(route.accountId)}`;
    case 'transactions':
      return '/wallet/transactions';
    case 'transaction':
      return `/wallet/transactions/${encodeURIComponent(route.id)}`;
    case 'new-wallet':
      return '/wallet/new-wallet';
    case 'settings':
      return '/wallet/';
    default:
      route satisfies never;
      return '/wallet/';
  }
}
