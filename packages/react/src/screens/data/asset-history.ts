import type { BillfoldClient } from '@billfold/core';
import type { Transaction } from '@billfold/core/contract';
import { loadTransactions, type QueryStore, type Resource } from '@billfold/core/flows';

export interface AssetHistoryKey {
  readonly walletId: string;
  /** Ids of one asset on each of its networks. */
  readonly assetIds: readonly string[];
  readonly limit: number;
}

/** Newest transactions of an asset, over all its networks. */
export type AssetHistories = (query: AssetHistoryKey) => Resource<readonly Transaction[]>;

export function createAssetHistories(
  client: BillfoldClient,
  { addKeyed }: QueryStore<never>,
): AssetHistories {
  return addKeyed(async ({ walletId, assetIds, limit }, signal) => {
    const page = { walletId, pageSize: limit, firstPage: 1, lastPage: 1 };
    const lists = await Promise.all(
      assetIds.map((asset) =>
        loadTransactions(
          client,
          { ...page, accountId: null, network: null, filters: { asset } },
          signal,
        ),
      ),
    );
    return lists
      .flatMap(({ items }) => items)
      .sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
      .slice(0, limit);
  });
}
