import { findAccountAsset, getNetwork, type Network } from '@billfold/core';
import type { Translate } from '@billfold/core/i18n';

/** Asset on the network that carries it. */
export interface PlacedAsset {
  readonly symbol: string;
  readonly network: Network;
}

/**
 * Names an asset in every list, table and dialog: a coin by its symbol, such as `BTC`, and a token with its
 * network, such as `USDT on Tron`, because the same token is on several.
 */
export function assetName({ symbol, network }: PlacedAsset, t: Translate): string {
  const { symbol: coin, name } = getNetwork(network);
  return symbol === coin ? symbol : t('common.assetOnNetwork', { symbol, network: name });
}

/** Names the asset of an id such as `USDT@TRX`; an id that is not known names itself. */
export function assetNameOf(id: string, t: Translate): string {
  const asset = findAccountAsset(id);
  return asset === undefined ? id : assetName(asset, t);
}
