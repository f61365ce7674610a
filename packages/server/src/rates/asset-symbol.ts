import {
  type AssetSymbol as SpecifiedSymbol,
  assetSymbols as specifiedSymbols,
} from '@billfold/core';
import { findNamedAsset } from '@billfold/core/internal';

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
 * Finds the symbol of the asset that a call names, in any case. A token has one price on all networks,
 * so its symbol is enough here: see "A symbol alone in a price call" in docs/decisions/networks.md.
 */
export function findAssetSymbol(text: string): AssetSymbol | undefined {
  const wanted = findNamedAsset(text)?.symbol ?? text.toUpperCase();
  return assetSymbols.find((symbol) => symbol === wanted);
}
