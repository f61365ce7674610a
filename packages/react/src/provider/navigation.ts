import type { ChainName, Explorer, Network } from '@billfold/core';

/** A place of the product; the host maps it to its own URLs. */
export type Route =
  | { readonly to: 'portfolio' | 'accounts' | 'transactions' | 'new-wallet' }
  | { readonly to: 'account'; readonly accountId: string }
  | { readonly to: 'transaction'; readonly id: string }
  | {
      readonly to: 'settings';
      readonly tab?: 'general' | 'accounts' | 'security' | 'privacy';
    };

/** How our screens move: there is no router inside. */
export interface NavigationAdapter {
  href(route: Route): string;
  go(route: Route, options?: { readonly replace?: boolean }): void;
  /**
   * Where transactions and addresses of a chain are looked up; null where nowhere. The network's
   * public explorer, for its main chain alone, unless given.
   */
  explorer?(network: Network, chain: ChainName): Explorer | null;
}
