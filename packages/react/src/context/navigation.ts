import type { ChainName, Explorer, Network } from '@billfold/core';

/** A place of the product; the host maps it to its own URLs. */
export type Route =
  | { readonly to: 'portfolio' | 'accounts' | 'contacts' | 'new-wallet' }
  | {
      readonly to: 'transactions';
      /** Which of them, as a query string without its question mark; all unless given. */
      readonly search?: string;
    }
  | { readonly to: 'account'; readonly accountId: string }
  | { readonly to: 'asset'; readonly symbol: string }
  | { readonly to: 'transaction'; readonly id: string }
  | {
      readonly to: 'settings';
      readonly tab?: 'general' | 'accounts' | 'security' | 'privacy';
    };

/** Topic that the host may have a help page for. */
export type HelpTopic = 'seed-phrase' | 'tron-activation';

/** How our screens move: there is no router inside. */
export interface NavigationAdapter {
  href(route: Route): string;
  go(route: Route, options?: { readonly replace?: boolean }): void;
  /**
   * Where transactions and addresses of a chain are looked up; null where nowhere. The network's
   * public explorer, for its main chain alone, unless given or where it answers nothing.
   */
  explorer?(network: Network, chain: ChainName): Explorer | null | undefined;
  /** The page about `topic`, opened in a new tab; null where there is none. No links unless given. */
  help?(topic: HelpTopic): string | null;
}
