import { displayCurrencies, listAssetsOfSymbol } from '@billfold/core';
import { findFiat, findNamedAsset, listAssetNames } from '@billfold/core/internal';
import type { FilterOption } from '@billfold/react/internal';

/** Lists the codes in which a payment can be priced: money first, then assets. */
export function listPricedCurrencies(): readonly FilterOption[] {
  const symbols = listAssetNames().flatMap((name) => findNamedAsset(name)?.symbol ?? []);
  return [...new Set([...displayCurrencies, ...symbols])].map((id) => ({ id, text: id }));
}

/** Returns how many decimals a price in a currency has at most. */
export function decimalsOfPrice(code: string): number {
  const fiat = findFiat(code);
  if (fiat !== undefined) return fiat === 'JPY' ? 0 : 2;
  const digits = listAssetsOfSymbol(code).map((asset) => asset.digits);
  return digits.length === 0 ? 2 : Math.min(...digits);
}
