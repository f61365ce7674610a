import { type DisplayCurrency, displayCurrencies, listAssetsOfSymbol } from '@billfold/core';
import { assetSymbols } from '../rates/asset-symbol.ts';

/** Currency or asset in which a payment can be priced. */
export interface PricedCurrency {
  /** A code of ISO 4217, or the symbol of an asset. */
  readonly code: string;
  readonly decimals: number;
  readonly isFiat: boolean;
}

/** Finds the currency or the asset in which a payment is priced; undefined for any other code. */
export function findPricedCurrency(code: string): PricedCurrency | undefined {
  const fiat = displayCurrencies.find((each) => each === code);
  if (fiat !== undefined) return { code, decimals: decimalsOf(fiat), isFiat: true };
  const symbol = assetSymbols.find((each) => each === code);
  const digits = symbol === undefined ? [] : listAssetsOfSymbol(symbol).map((each) => each.digits);
  return digits.length === 0 ? undefined : { code, decimals: Math.min(...digits), isFiat: false };
}

function decimalsOf(currency: DisplayCurrency): number {
  return currency === 'JPY' ? 0 : 2;
}
