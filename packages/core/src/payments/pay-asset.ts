import { type AccountAsset, nativeAsset } from '../assets/account-asset.ts';
import { findToken } from '../assets/token.ts';
import type { SelectMethod } from '../contract/checkout/checkout-view.ts';

/** Returns the asset that a checkout names by its symbol and network; undefined for one that is unknown here. */
export function payAsset({ asset, network }: SelectMethod): AccountAsset | undefined {
  const native = nativeAsset(network);
  return native.symbol === asset ? native : findToken(network, `${asset}@${network}`);
}
