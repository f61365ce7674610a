import { type AssetDigits, defaultDigits } from '../money/asset-digits.ts';
import { getNetwork, type Network } from '../networks/registry.ts';
import { tokensOf } from './token.ts';

/** An asset as far as it takes to write an amount of it. */
export interface NamedAsset extends AssetDigits {
  readonly symbol: string;
  readonly name: string;
}

/**
 * What a transaction moved, as the API names it: the native asset of its network, or the token with
 * that symbol. Of one that is not known here only the symbol is right: its amounts are shown
 * and never computed with.
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
