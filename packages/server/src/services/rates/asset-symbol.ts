import {
  type AssetSymbol as SpecifiedSymbol,
  assetSymbols as specifiedSymbols,
} from '@billfold/core';

/** Assets that have a price: the symbols of spec §3, BSC under its own name BNB. */
export type AssetSymbol = Exclude<SpecifiedSymbol, 'BSC'>;
export const assetSymbols = specifiedSymbols.filter(
  (symbol): symbol is AssetSymbol => symbol !== 'BSC',
);

/** The asset that `text` names, in any case; undefined for any other text. */
export function findAssetSymbol(text: string): AssetSymbol | undefined {
  const upper = text.toUpperCase();
  const wanted = upper === 'BSC' ? 'BNB' : upper;
  return assetSymbols.find((symbol) => symbol === wanted);
}
