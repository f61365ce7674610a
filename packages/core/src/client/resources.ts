import type { Account } from '../contract/accounts.ts';
import type { Config } from '../contract/config.ts';
import type { CoinManifest } from '../contract/manifest.ts';
import type { CurrentRate } from '../contract/rates.ts';
import type { WalletStatistics } from '../contract/statistics.ts';
import type { Transaction } from '../contract/transactions.ts';
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
  function one<T>(fetchData: (signal: AbortSignal) => Promise<T>): Resource<T> {
    const resource = createResource(fetchData);
    resets.push(resource.reset);
    return resource;
  }
  function perKey<T>(
    fetchData: (key: string, signal: AbortSignal) => Promise<T>,
  ): (key: string) => Resource<T> {
    const made = new Map<string, Resource<T>>();
    return (key) => {
      const resource = made.get(key) ?? one((signal) => fetchData(key, signal));
      made.set(key, resource);
      return resource;
    };
  }
  return {
    config: one((signal) => calls.config.get({}, { signal }).then((answer) => answer.data)),
    wallets: one((signal) => calls.wallets.list({ query: { IsDeletedFilter: false } }, { signal })),
    manifests: one((signal) => calls.rates.manifests({}, { signal })),
    accounts: perKey((walletId, signal) =>
      calls.accounts.list({ params: { walletId }, query: { pageSize: 100 } }, { signal }),
    ),
    transactions: perKey((walletId, signal) =>
      calls.transactions.list({ params: { walletId }, query: { PageSize: 100 } }, { signal }),
    ),
    statistics: perKey((walletId, signal) =>
      calls.wallets.statistics({ params: { walletId } }, { signal }),
    ),
    rate: perKey((crypto, signal) => calls.rates.current({ params: { crypto } }, { signal })),
    reset: () => {
      for (const reset of resets) reset();
    },
  };
}
