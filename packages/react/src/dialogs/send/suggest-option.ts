import type { AssetStatistics } from '@billfold/core/contract';
import { type AssetOption, rankAssetOptions } from '@billfold/core/flows';

export interface SuggestionFacts {
  /** Account and asset of the last Send of this visit; null without one. */
  readonly accountId: string | null;
  readonly assetId: string | null;
  /** Prices that are already loaded. */
  readonly prices: readonly AssetStatistics[];
}

/** Chooses the asset of the last Send, else the most valuable one; null where no value is known. */
export function suggestOption(
  options: readonly AssetOption[],
  { accountId, assetId, prices }: SuggestionFacts,
): AssetOption | null {
  const used = options.filter(({ account }) => account.id === accountId);
  const last = used.find(({ asset }) => asset.id === assetId) ?? used[0];
  if (last !== undefined) return last;
  const [first] = rankAssetOptions(options, prices);
  return first?.value == null || first.value === 0n ? null : first;
}
