import { isNetwork } from '../networks/registry.ts';
import { type AccountAsset, nativeAsset } from './account-asset.ts';
import { findToken } from './token.ts';

/**
 * The native asset or the token with this id; undefined for any other text.
 * @example
 * findAccountAsset('USDT@ETH')?.decimals; // 6
 */
export function findAccountAsset(id: string): AccountAsset | undefined {
  if (isNetwork(id)) return nativeAsset(id);
  const [, network = ''] = id.split('@');
  return isNetwork(network) ? findToken(network, id) : undefined;
}
