import type { AccountAsset } from '@billfold/core';
import type { KnownRate, Rates } from './rates.ts';

/** Prices by the ids of assets; null where there is none. */
export type Prices = ReadonlyMap<string, KnownRate | null>;

/** What each of `assets` costs at `at`. What has the same symbol has the same price, asked for once. */
export async function loadPrices(
  rates: Rates,
  assets: readonly Pick<AccountAsset, 'id' | 'symbol'>[],
  at: Date,
): Promise<Prices> {
  const known = await rates.findAll([...new Set(assets.map(({ symbol }) => symbol))], at);
  return new Map(assets.map(({ id, symbol }) => [id, known.get(symbol) ?? null]));
}
