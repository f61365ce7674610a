import type { AssetDigits } from '../money/asset-digits.ts';
import type { Decimal } from '../money/decimal.ts';
import { getNetwork, type Network } from '../networks/registry.ts';

/** Asset that an account can hold: the native asset of its network, or a token. */
export interface AccountAsset extends AssetDigits {
  /** The code of the network for its native asset, `USDT@ETH` for a token. */
  readonly id: string;
  readonly network: Network;
  readonly symbol: string;
  readonly name: string;
  /** Smallest amount that may be sent, in main units. */
  readonly minimumAmount: Decimal;
}

/**
 * The asset that pays the fees of `network`.
 * @example
 * nativeAsset('BTC').symbol; // 'BTC'
 */
export function nativeAsset(network: Network): AccountAsset {
  const { name, symbol, decimals, digits, minimumAmount } = getNetwork(network);
  return { id: network, network, name, symbol, decimals, digits, minimumAmount };
}
