import type { AccountAsset } from '@billfold/core';
import type { KnownRate, Rates } from './rates.ts';

/** Prices by the ids of assets; null where there is none. */
export type Prices = ReadonlyMap<string, KnownRate | null>;

/**
 * Loads the price of each of `assets` at `at`. Assets of one symbol share a price, which is loaded
 * once.
 */
export async function loadPrices(
  rates: Rates,
  assets: readonly Pick<AccountAsset, 'id' | 'symbol'>[],
  at: Date,
): Promise<Prices> {
  const known = await rates.findAll([...new Set(assets.map(({ symbol }) => symbol))], at);
  return new Map(assets.map(({ id, symbol }) => [id, known.get(symbol) ?? null]));
}
