import { findAssetSymbol } from './asset-symbol.ts';
import { findForeignCurrency } from './display-currency.ts';
import type { PricedSymbol } from './price-feed.ts';

/** Finds what has a price in US dollars by its name; undefined for everything else. */
export function findPricedSymbol(text: string): PricedSymbol | undefined {
  return findAssetSymbol(text) ?? findForeignCurrency(text);
}
