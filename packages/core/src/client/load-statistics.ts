import type { WalletSettings } from '../contract/wallets/settings.ts';
import type { WalletStatistics } from '../contract/wallets/statistics.ts';
import type { Resource } from '../query/resource.ts';
import type { ClientAreas } from './area-methods.ts';
import { loadsPrices } from './loads-prices.ts';

/** Sources of the statistics of a wallet. */
export interface StatisticsSources {
  readonly wallets: Pick<ClientAreas['wallets'], 'getStatistics'>;
  readonly settings: (walletId: string) => Resource<WalletSettings>;
  readonly signal: AbortSignal;
}

/** Loads the statistics of a wallet; without a call and without assets if it loads no prices. */
export async function loadStatistics(
  walletId: string,
  { wallets, settings, signal }: StatisticsSources,
): Promise<WalletStatistics> {
  if (await loadsPrices(settings(walletId))) return wallets.getStatistics(walletId, { signal });
  return {
    walletId,
    currency: 'USD',
    totalBalance: null,
    change24h: null,
    change24hPercent: null,
    accountsCount: 0,
    assets: [],
    asOf: new Date(0),
    stale: false,
  };
}
