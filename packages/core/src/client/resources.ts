import type { Account } from '../contract/accounts.ts';
import type { Config } from '../contract/config.ts';
import type { CoinManifest } from '../contract/manifest.ts';
import type { CurrentRate } from '../contract/rates.ts';
import type { WalletStatistics } from '../contract/statistics.ts';
import type { Transaction } from '../contract/transactions.ts';
import type { CallOptions } from '../contract/transport.ts';
import type { Page } from '../contract/values.ts';
import type { Wallet } from '../contract/wallets.ts';
import { createResource, type Resource } from '../state/resource.ts';
import type { Calls } from './calls.ts';

/** Server data shared by everything that shows it, one store per thing. */
export interface Resources {
  readonly config: Resource<Config>;
  readonly wallets: Resource<Page<Wallet>>;
  readonly manifests: Resource<readonly CoinManifest[]>;
  accounts(walletId: string): Resource<Page<Account>>;
  transactions(walletId: string): Resource<Page<Transaction>>;
  statistics(walletId: string): Resource<WalletStatistics>;
  /** The price of an asset, by symbol. */
  rate(symbol: string): Resource<CurrentRate>;
  /** Forgets everything and aborts what is loading. */
  reset(): void;
}

export function createResources(calls: Calls): Resources {
  const resets: (() => void)[] = [];
  function one<T>(load: (options: CallOptions) => Promise<T>): Resource<T> {
    const resource = createResource((signal) => load({ signal }));
    resets.push(resource.reset);
    return resource;
  }
  function perKey<T>(
    load: (key: string, options: CallOptions) => Promise<T>,
  ): (key: string) => Resource<T> {
    const made = new Map<string, Resource<T>>();
    return (key) => {
      const resource = made.get(key) ?? one((options) => load(key, options));
      made.set(key, resource);
      return resource;
    };
  }
  return {
    config: one((options) => calls.config.get({}, options).then((answer) => answer.data)),
    wallets: one((options) => calls.wallets.list({ query: { IsDeletedFilter: false } }, options)),
    manifests: one((options) => calls.rates.manifests({}, options)),
    accounts: perKey((walletId, options) =>
      calls.accounts.list({ params: { walletId }, query: { pageSize: 100 } }, options),
    ),
    transactions: perKey((walletId, options) =>
      calls.transactions.list({ params: { walletId }, query: { PageSize: 100 } }, options),
    ),
    statistics: perKey((walletId, options) =>
      calls.wallets.statistics({ params: { walletId } }, options),
    ),
    rate: perKey((crypto, options) => calls.rates.current({ params: { crypto } }, options)),
    reset: () => {
      for (const reset of resets) reset();
    },
  };
}
