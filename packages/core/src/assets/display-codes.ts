/** Codes under which accounts exist on a network, in the specification's order. */
export const accountNetworkCodes = ['BTC', 'ETH', 'LTC', 'TON', 'TRX', 'SOL', 'BSC'] as const;
/** Network on which accounts can be opened. */
export type AccountNetworkCode = (typeof accountNetworkCodes)[number];

/** Network codes, and codes that are used for display only. */
export const displayCodes = [...accountNetworkCodes, 'BNB', 'USDC', 'USDT', 'NOTCOIN'] as const;
export type DisplayCode = (typeof displayCodes)[number];

/**
 * Tickers of the assets that the product knows by symbol.
 * @example
 * assetSymbols.includes('BTC'); // true
 */
export const assetSymbols = [
  'BTC',
  'ETH',
  'LTC',
  'TON',
  'TRX',
  'SOL',
  'BNB',
  'BSC',
  'USDT',
  'USDC',
  'NOTCOIN',
] as const;
/** Symbol of a known asset. */
export type AssetSymbol = (typeof assetSymbols)[number];

/**
 * Returns the code under which `code` is shown and looked up (R-ASSET-03). A token's network is only
 * the default: see "The network of an account wins over that of a symbol" in
 * docs/decisions/networks.md.
 */
export function toDisplayCode(code: DisplayCode): DisplayCode {
  switch (code) {
    case 'USDT':
    case 'USDC':
      return 'ETH';
    case 'NOTCOIN':
      return 'TON';
    case 'BSC':
      return 'BNB';
    default:
      return code;
  }
}
