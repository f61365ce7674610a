import {
  type AssetSymbol as SpecifiedSymbol,
  assetSymbols as specifiedSymbols,
} from '@billfold/core';

/** Tokens that move and that spec §3 does not name among its symbols. */
const furtherSymbols = ['DAI', 'BUSD', 'MATIC', 'UNI', 'APE', 'CRO', 'SHIBA'] as const;

/** Assets that have a price: the symbols of spec §3, BSC under its own name BNB, and other tokens. */
export type AssetSymbol = Exclude<SpecifiedSymbol, 'BSC'> | (typeof furtherSymbols)[number];
export const assetSymbols: readonly AssetSymbol[] = [
  ...specifiedSymbols.filter((symbol) => symbol !== 'BSC'),
  ...furtherSymbols,
];

/** The asset that `text` names, in any case; undefined for any other text. */
export function findAssetSymbol(text: string): AssetSymbol | undefined {
  const upper = text.toUpperCase();
  const wanted = upper === 'BSC' ? 'BNB' : upper;
  return assetSymbols.find((symbol) => symbol === wanted);
}
