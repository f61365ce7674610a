import type { BillfoldClient } from '@billfold/core';
import type { BalanceChart, BalanceChartQuery } from '@billfold/core/contract';
import type { Resource } from '@billfold/core/flows';
import type { MakeResource } from './kept-resources.ts';

/** Worth over time, one chart for each question that was asked. */
export interface BalanceCharts {
  of(query: BalanceChartQuery): Resource<BalanceChart>;
}

export function createBalanceCharts(
  { wallets }: Pick<BillfoldClient, 'wallets'>,
  make: MakeResource,
): BalanceCharts {
  const known = new Map<string, Resource<BalanceChart>>();
  return {
    of: ({ walletId, ...query }) => {
      const key = JSON.stringify([walletId, query]);
      const resource =
        known.get(key) ?? make((signal) => wallets.getBalanceChart(walletId, query, { signal }));
      known.set(key, resource);
      return resource;
    },
  };
}
