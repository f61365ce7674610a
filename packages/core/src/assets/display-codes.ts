/** Codes under which accounts exist on a network, in the specification's order. */
export const accountNetworkCodes = ['BTC', 'ETH', 'LTC', 'TON', 'TRX', 'SOL', 'BSC'] as const;
export type AccountNetworkCode = (typeof accountNetworkCodes)[number];

/** The same and the codes that stand for a network only where it is shown. */
export const displayCodes = [...accountNetworkCodes, 'BNB', 'USDC', 'USDT', 'NOTCOIN'] as const;
export type DisplayCode = (typeof displayCodes)[number];

/** Tickers of the assets that the product knows by symbol. */
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
export type AssetSymbol = (typeof assetSymbols)[number];

/**
 * The code under which `code` is shown and looked up. For a token it is the default where nothing
 * else is known: the network of an account always wins.
 * @see spec §3 Network codes
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
