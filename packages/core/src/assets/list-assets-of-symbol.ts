import { networkCodes } from '../networks/registry.ts';
import { type AccountAsset, nativeAsset } from './account-asset.ts';
import { tokensOf } from './token.ts';

/**
 * Lists the assets with a symbol, in any case: native assets first, in the order of the networks.
 * @example
 * listAssetsOfSymbol('usdt').map(({ id }) => id); // ['USDT@ETH', …]
 */
export function listAssetsOfSymbol(symbol: string): readonly AccountAsset[] {
  const wanted = symbol.toUpperCase();
  return [...networkCodes.map(nativeAsset), ...networkCodes.flatMap(tokensOf)].filter(
    (asset) => asset.symbol === wanted,
  );
}
