/** Assets that have a price: the symbols of spec §3, BSC under its own name BNB. */
export const assetSymbols = [
  'BTC',
  'ETH',
  'LTC',
  'TON',
  'TRX',
  'SOL',
  'BNB',
  'USDT',
  'USDC',
  'NOTCOIN',
] as const;
export type AssetSymbol = (typeof assetSymbols)[number];

/** The asset that `text` names, in any case; undefined for any other text. */
export function findAssetSymbol(text: string): AssetSymbol | undefined {
  const upper = text.toUpperCase();
  const wanted = upper === 'BSC' ? 'BNB' : upper;
  return assetSymbols.find((symbol) => symbol === wanted);
}
