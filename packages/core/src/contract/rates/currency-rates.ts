import * as z from 'zod/mini';
import type { Decimal } from '../../money/decimal.ts';
import { type DisplayCurrency, displayCurrencies } from '../../money/display-currencies.ts';
import type { Endpoint, Schema } from '../schema.ts';
import { date, decimal } from '../values.ts';

/** One of the currencies that amounts can be shown in. */
export const displayCurrency = (): Schema<DisplayCurrency> => z.enum(displayCurrencies);

export interface CurrencyRate {
  readonly currency: DisplayCurrency;
  /** Price of one unit of the currency in US dollars. */
  readonly currentRate: Decimal;
  readonly asOf: Date;
  /** Older than five minutes. */
  readonly stale: boolean;
}
export const listCurrencyRates: Endpoint<unknown, unknown, unknown, readonly CurrencyRate[]> = {
  method: 'GET',
  path: '/api/Rates/currencies',
  response: (): Schema<readonly CurrencyRate[]> =>
    z.readonly(
      z.array(
        z.object({
          currency: displayCurrency(),
          currentRate: decimal(),
          asOf: date(),
          stale: z.boolean(),
        }),
      ),
    ),
};
