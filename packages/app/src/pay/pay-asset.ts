import { type AccountAsset, findToken, nativeAsset } from '@billfold/core';
import type { SelectMethod } from '@billfold/core/payments';

/** Returns the asset that a checkout names by its symbol and network; undefined for one that is unknown here. */
export function payAsset({ asset, network }: SelectMethod): AccountAsset | undefined {
  const native = nativeAsset(network);
  return native.symbol === asset ? native : findToken(network, `${asset}@${network}`);
}
