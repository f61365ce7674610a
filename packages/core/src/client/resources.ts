import type { Account } from '../contract/accounts/accounts.ts';
import type { User } from '../contract/auth/auth.ts';
import type { Config } from '../contract/config/config.ts';
import type { EmbedSettings } from '../contract/embed/embed-settings.ts';
import type { CoinManifest } from '../contract/rates/manifest.ts';
import type { CurrentRate } from '../contract/rates/rates.ts';
import type { Transaction } from '../contract/transactions/transactions.ts';
import type { Page } from '../contract/values.ts';
import type { WalletSettings } from '../contract/wallets/settings.ts';
import type { WalletStatistics } from '../contract/wallets/statistics.ts';
import type { Wallet } from '../contract/wallets/wallets.ts';
import { createQueryStore } from '../query/query-store.ts';
import type { Resource } from '../query/resource.ts';
import type { ClientAreas } from './area-methods.ts';

/** Tag of cached data that can be invalidated. */
export type CacheKey = 'wallets' | 'accounts' | 'transactions' | 'rates' | 'user';

/** Server data of a client, cached once for all readers. */
export interface Resources {
  readonly config: Resource<Config>;
  /** Signed-in user. */
  readonly user: Resource<User>;
  /** Wallets that are not deleted. */
  readonly wallets: Resource<Page<Wallet>>;
  readonly manifests: Resource<readonly CoinManifest[]>;
  /** First hundred accounts of a wallet. */
  accounts(walletId: string): Resource<Page<Account>>;
  /** Newest hundred transactions of a wallet. */
  transactions(walletId: string): Resource<Page<Transaction>>;
  settings(walletId: string): Resource<WalletSettings>;
  /** Balances of a wallet by asset, with their value; empty for a wallet that loads no prices. */
  statistics(walletId: string): Resource<WalletStatistics>;
  /** Look of the embedded wallet of a business, by its publishable key. */
  embedSettings(publishableKey: string): Resource<EmbedSettings>;
  /** Price of an asset, by symbol. */
  rate(symbol: string): Resource<CurrentRate>;
  /** Reloads loaded data with one of `keys`, all of it without any; old data stays until then. */
  invalidate(...keys: readonly CacheKey[]): void;
  /** Aborts the loads with one of `keys` and clears their data; everything without any. */
  reset(...keys: readonly CacheKey[]): void;
}

/** Areas that the resources load from. */
export type ResourceAreas = Pick<
  ClientAreas,
  'config' | 'user' | 'wallets' | 'accounts' | 'transactions' | 'rates' | 'embed'
>;

/** Largest page that the service allows. */
const pageSize = 100;

/** Creates the cache of a client. */
export function createResources(areas: ResourceAreas): Resources {
  const { config, user, wallets, accounts, transactions, rates, embed } = areas;
  const { add, addKeyed, invalidate, reset } = createQueryStore<CacheKey>();
  const settings = addKeyed((walletId: string, signal) =>
    wallets.getSettings(walletId, { signal }),
  );
  return {
    settings,
    config: add((signal) => config.get({ signal })),
    user: add((signal) => user.get({ signal }), 'user'),
    wallets: add((signal) => wallets.list({ isDeleted: false }, { signal }), 'wallets'),
    manifests: add((signal) => rates.listManifests({ signal }), 'rates'),
    accounts: addKeyed(
      (walletId, signal) => accounts.list(walletId, { pageSize }, { signal }),
      'accounts',
    ),
    transactions: addKeyed(
      (walletId, signal) => transactions.list(walletId, { pageSize }, { signal }),
      'transactions',
    ),
    // Made of balances and prices.
    statistics: addKeyed(
      async (walletId, signal) =>
        (await import('./load-statistics.ts')).loadStatistics(walletId, {
          wallets,
          settings,
          signal,
        }),
      'accounts',
      'rates',
    ),
    embedSettings: addKeyed((key: string, signal) => embed.getSettings(key, { signal })),
    rate: addKeyed((symbol, signal) => rates.get(symbol, { signal }), 'rates'),
    invalidate,
    reset,
  };
}
