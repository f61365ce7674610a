import type { BillfoldClient } from '@billfold/core';
import type { ChartPeriod, PriceHistory } from '@billfold/core/contract';
import type { QueryStore, Resource } from '@billfold/core/flows';

export interface PriceHistoryKey {
  readonly symbols: readonly string[];
  readonly period: ChartPeriod;
  /** Limit of points for each symbol. */
  readonly points?: number;
}

/** Past prices of assets, by query. */
export type PriceHistories = (query: PriceHistoryKey) => Resource<PriceHistory>;

export function createPriceHistories(
  { rates }: Pick<BillfoldClient, 'rates'>,
  { addKeyed }: QueryStore<never>,
): PriceHistories {
  return addKeyed(({ symbols, ...query }, signal) => rates.getHistory(symbols, query, { signal }));
}
