import type { Account } from '../contract/accounts/accounts.ts';
import type { Config } from '../contract/config/config.ts';
import type { CoinManifest } from '../contract/rates/manifest.ts';
import type { CurrentRate } from '../contract/rates/rates.ts';
import type { Transaction } from '../contract/transactions/transactions.ts';
import type { Page } from '../contract/values.ts';
import type { WalletStatistics } from '../contract/wallets/statistics.ts';
import type { Wallet } from '../contract/wallets/wallets.ts';
import type { CallOptions } from '../http/transport.ts';
import { createResource, type Resource } from '../state/resource.ts';
import type { ClientAreas } from './area-methods.ts';

/** Cached data that can be invalidated. */
export type CacheKey = 'wallets' | 'accounts' | 'transactions' | 'rates';

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
  /** Invalidates and reloads `keys`, all when none is given; old data stays until then. */
  invalidate(...keys: readonly CacheKey[]): void;
  /** Forgets everything and aborts what is loading. */
  reset(): void;
}

/** Areas that the resources load from. */
export type ResourceAreas = Pick<
  ClientAreas,
  'config' | 'wallets' | 'accounts' | 'transactions' | 'rates'
>;

/** Most rows that one answer may have. */
const mostRows = 100;

export function createResources(areas: ResourceAreas): Resources {
  const { config, wallets, accounts, transactions, rates } = areas;
  const made: (readonly [Resource<unknown>, ...about: CacheKey[]])[] = [];
  function one<T>(load: (options: CallOptions) => Promise<T>, ...about: CacheKey[]): Resource<T> {
    const resource = createResource((signal) => load({ signal }));
    made.push([resource, ...about]);
    return resource;
  }
  function perKey<T>(
    load: (key: string, options: CallOptions) => Promise<T>,
    ...about: CacheKey[]
  ): (key: string) => Resource<T> {
    const known = new Map<string, Resource<T>>();
    return (key) => {
      const resource = known.get(key) ?? one((options) => load(key, options), ...about);
      known.set(key, resource);
      return resource;
    };
  }
  return {
    config: one(config.get),
    wallets: one((options) => wallets.list({ isDeleted: false }, options), 'wallets'),
    manifests: one(rates.listManifests, 'rates'),
    accounts: perKey(
      (walletId, options) => accounts.list(walletId, { pageSize: mostRows }, options),
      'accounts',
    ),
    transactions: perKey(
      (walletId, options) => transactions.list(walletId, { pageSize: mostRows }, options),
      'transactions',
    ),
    // Made of balances and prices.
    statistics: perKey(wallets.getStatistics, 'accounts', 'rates'),
    rate: perKey(rates.get, 'rates'),
    invalidate: (...keys) => {
      for (const [resource, ...about] of made) {
        const isMeant = keys.length === 0 || about.some((key) => keys.includes(key));
        if (isMeant) void resource.invalidate();
      }
    },
    reset: () => {
      for (const [resource] of made) resource.reset();
    },
  };
}
