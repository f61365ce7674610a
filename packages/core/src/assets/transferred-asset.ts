import { type AssetDigits, defaultDigits } from '../money/asset-digits.ts';
import { getNetwork, type Network } from '../networks/registry.ts';
import { tokensOf } from './token.ts';

/** Name, symbol and decimals of an asset, enough to format an amount. */
export interface NamedAsset extends AssetDigits {
  readonly symbol: string;
  readonly name: string;
}

/**
 * Returns the asset that a transaction moved: the native asset of its network, or the token with
 * its symbol. An unknown token has default decimals, for display only: see "Default decimals are
 * for display only" in docs/decisions/networks.md.
 * @example
 * transferredAsset({ blockchainNetwork: 'ETH', tokenSymbol: 'USDT' }).decimals; // 6
 * transferredAsset({ blockchainNetwork: 'ETH', tokenSymbol: null }).symbol; // 'ETH'
 */
export function transferredAsset(moved: {
  readonly blockchainNetwork: Network;
  readonly tokenSymbol: string | null;
}): NamedAsset {
  const { blockchainNetwork: network, tokenSymbol: symbol } = moved;
  if (symbol === null) return getNetwork(network);
  const known = tokensOf(network).find((token) => token.symbol === symbol);
  return known ?? { symbol, name: symbol, decimals: longestDecimals, digits: defaultDigits.token };
}

/** No token has more, so that any amount can be read. */
const longestDecimals = 36;
