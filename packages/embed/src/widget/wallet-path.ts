import type { Route } from '@billfold/react';

/** Returns the path of a route on the wallet's own site. */
export function walletPath(route: Route): string {
  switch (route.to) {
    case 'portfolio':
      return '/wallet/';
    case 'account':
      return `/wallet/accounts/${encodeURIComponent(route.accountId)}`;
    case 'asset':
      return `/wallet/assets/${encodeURIComponent(route.symbol)}`;
    case 'transactions':
      return route.search ? `/wallet/transactions?${route.search}` : '/wallet/transactions';
    case 'transaction':
      return `/wallet/transactions/${encodeURIComponent(route.id)}`;
    case 'settings':
      return `/wallet/settings/${route.tab ?? 'general'}`;
    default:
      return `/wallet/${route.to}`;
  }
}
