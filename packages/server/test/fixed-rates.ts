import { parseRate } from '@billfold/core';
import { createRates, type Rates } from '../src/rates/rates.ts';

/** Prices that are the same at all times. */
export function fixedRates(price = '100000.00'): Rates {
  return createRates({
    ratesAt: async (symbols, at) =>
      new Map(symbols.map((symbol) => [symbol, { rate: parseRate(price), at }])),
    ratesOver: async (_, { until }) => [{ rate: parseRate(price), at: until }],
  });
}
