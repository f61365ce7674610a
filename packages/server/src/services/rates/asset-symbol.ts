import {
  type AssetSymbol as SpecifiedSymbol,
  assetSymbols as specifiedSymbols,
} from '@billfold/core';

/** Symbols of further tokens, beyond the specified ones (R-ASSET-04). */
const furtherSymbols = ['DAI', 'BUSD', 'MATIC', 'UNI', 'APE', 'CRO', 'SHIBA'] as const;

/**
 * Symbols of assets with a price: the specified ones (R-ASSET-04), BSC under its own name BNB, and
 * other tokens.
 */
export type AssetSymbol = Exclude<SpecifiedSymbol, 'BSC'> | (typeof furtherSymbols)[number];
export const assetSymbols: readonly AssetSymbol[] = [
  ...specifiedSymbols.filter((symbol) => symbol !== 'BSC'),
  ...furtherSymbols,
];

/**
 * Finds the symbol that `text` names, in any case; undefined for any other text. See "A symbol
 * alone in a price call" in docs/decisions/networks.md.
 */
export function findAssetSymbol(text: string): AssetSymbol | undefined {
  const upper = text.toUpperCase();
  const wanted = upper === 'BSC' ? 'BNB' : upper;
  return assetSymbols.find((symbol) => symbol === wanted);
}
