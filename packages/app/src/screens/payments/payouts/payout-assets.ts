import { getNetwork, type Network } from '@billfold/core';
import type { Translate } from '@billfold/core/i18n';
import { findNamedAsset, listAssetNames } from '@billfold/core/internal';
import type { FilterOption } from '@billfold/react/internal';

/** Lists the assets that accounts on these networks can pay. */
export function payoutAssets(networks: readonly Network[], t: Translate): readonly FilterOption[] {
  return listAssetNames().flatMap((id) => {
    const asset = findNamedAsset(id);
    if (asset === undefined || !networks.some((network) => network === asset.network)) return [];
    const { name } = getNetwork(asset.network);
    return [{ id, text: t('payouts.asset.onNetwork', { symbol: asset.symbol, network: name }) }];
  });
}
