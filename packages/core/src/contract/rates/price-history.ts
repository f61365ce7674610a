import * as z from 'zod/mini';
import type { Endpoint, Schema } from '../schema.ts';
import { date, decimal } from '../values.ts';
import type { ChartPeriod, ChartPoint } from '../wallets/balance-chart.ts';

export interface PriceHistoryQuery {
  /** Symbols with commas between them, such as `BTC,USDT`. */
  readonly symbols: string;
  readonly period: ChartPeriod;
  /** Limit of points for each symbol, with longer steps; the steps of the balance chart unless given. */
  readonly points?: number;
}

/** Past prices of one asset in US dollars, oldest first. A time without a price has no point. */
export interface PriceSeries {
  readonly symbol: string;
  readonly points: readonly ChartPoint[];
}

export interface PriceHistory {
  /** In the order of the query; a symbol that no asset has is absent. */
  readonly series: readonly PriceSeries[];
}

export const getPriceHistory: Endpoint<unknown, PriceHistoryQuery, unknown, PriceHistory> = {
  method: 'GET',
  path: '/api/Rates/history',
  response: (): Schema<PriceHistory> =>
    z.object({
      series: z.readonly(
        z.array(
          z.object({
            symbol: z.string(),
            points: z.readonly(z.array(z.object({ t: date(), value: decimal() }))),
          }),
        ),
      ),
    }),
};
