import type { NavigationAdapter, Route } from '@billfold/react';
import { useMemo } from 'react';
import { useLocation } from 'wouter';

/** Where the places of the library are on this site. */
export function useSiteNavigation(): NavigationAdapter {
  const [, navigate] = useLocation();
  return useMemo(
    () => ({
      href: hrefOf,
      go: (route, options = {}) => navigate(hrefOf(route), options),
    }),
    [navigate],
  );
}

/** A place without a screen of its own leads to the screen that shows it. */
function hrefOf(route: Route): string {
  switch (route.to) {
    case 'accounts':
    case 'account':
      return '/wallet/accounts';
    case 'new-wallet':
      return '/wallet/new-wallet';
    case 'portfolio':
    case 'transactions':
    case 'transaction':
    case 'settings':
      return '/wallet/';
    default:
      route satisfies never;
      return '/wallet/';
  }
}
