import type { PriceHistory, PriceHistoryQuery, PriceSeries } from '@billfold/core/contract';
import { nowOf } from '../platform/server-platform.ts';
import { findAssetSymbol } from './asset-symbol.ts';
import { type ChartGrid, gridOf } from './chart-grid.ts';
import { formatRate } from './rate-text.ts';
import type { RatesContext } from './rates.ts';

/** Loads the past prices of assets; a symbol that no asset has is left out. */
export async function loadPriceHistory(
  { platform, rates }: RatesContext,
  { symbols, period, points }: PriceHistoryQuery,
): Promise<PriceHistory> {
  const until = nowOf(platform);
  const grid = gridOf(period, until);
  const span = {
    ...grid,
    until,
    stepMs: points === undefined ? grid.stepMs : widen(grid, { until, points }),
  };
  const known = new Set(symbols.split(',').flatMap((text) => findAssetSymbol(text) ?? []));
  const series: PriceSeries[] = [];
  for (const symbol of known) {
    const found = await rates.findOver(symbol, span);
    series.push({
      symbol,
      points: found.map(({ at, rate }) => ({ t: at, value: formatRate(rate) })),
    });
  }
  return { series };
}

/** Returns the shortest step in whole seconds that leaves room for the end of the span as well. */
function widen(
  { from, stepMs }: ChartGrid,
  { until, points }: { readonly until: Date; readonly points: number },
): number {
  if (from === null) return stepMs;
  const spanMs = until.getTime() - from.getTime();
  return Math.max(stepMs, Math.ceil(spanMs / Math.max(1, points - 1) / 1_000) * 1_000);
}
