'use client';
import { type AssetOption, type RankedAssetOption, rankAssetOptions } from '@billfold/core/flows';
import { useMemo } from 'react';
import { useShowsPrices } from '../../context/use-prices.ts';
import { useSelectedWallet } from '../../context/use-provided.ts';
import { useStatistics } from '../../query/use-statistics.ts';
import { useResource } from '../../state/use-store.ts';

/**
 * Returns the options of a dialog with their value, the most valuable first. Loads the prices of the
 * selected wallet; without them the options are listed all the same. A wallet that loads no prices shows no values,
 * and a token that reaches no balances loads none.
 */
export function useAssetOptions(options: readonly AssetOption[]): readonly RankedAssetOption[] {
  const { walletId } = useSelectedWallet();
  const { data } = useResource(useStatistics(walletId));
  const showsPrices = useShowsPrices();
  return useMemo(() => {
    const ranked = rankAssetOptions(options, data?.assets ?? []);
    return showsPrices ? ranked : ranked.map((option) => ({ ...option, value: null }));
  }, [options, data, showsPrices]);
}
