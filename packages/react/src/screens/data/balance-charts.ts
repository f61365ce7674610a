import type { BillfoldClient } from '@billfold/core';
import type { BalanceChart, BalanceChartQuery } from '@billfold/core/contract';
import type { QueryStore, Resource } from '@billfold/core/flows';

/** Value of a wallet over time, by query. */
interface WalletChartQuery extends BalanceChartQuery {
  readonly walletId: string;
}

export type BalanceCharts = (query: WalletChartQuery) => Resource<BalanceChart>;

export function createBalanceCharts(
  { wallets }: Pick<BillfoldClient, 'wallets'>,
  { addKeyed }: QueryStore<never>,
): BalanceCharts {
  return addKeyed(({ walletId, ...query }, signal) =>
    wallets.getBalanceChart(walletId, query, { signal }),
  );
}
