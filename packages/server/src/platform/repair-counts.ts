export interface RepairCount {
  readonly network: string;
  readonly asset: string;
  readonly count: number;
}

/** Counts of rows of balances that were repaired since this process began. */
export interface RepairCounts {
  note(repaired: { readonly network: string; readonly assetId: string }): void;
  list(): readonly RepairCount[];
}

export function createRepairCounts(): RepairCounts {
  const counts = new Map<string, RepairCount>();
  return {
    note: ({ network, assetId: asset }) => {
      counts.set(asset, { network, asset, count: (counts.get(asset)?.count ?? 0) + 1 });
    },
    list: () => [...counts.values()],
  };
}
