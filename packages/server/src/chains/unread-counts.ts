import type { ServedNetwork } from './served-networks.ts';

/** Transaction of a block that was passed over because it is in no form that is read. */
export interface PassedOver {
  readonly network: ServedNetwork;
  readonly height: number;
  /** Null where not even that can be told. */
  readonly hash: string | null;
  /** True where it may concern an address of the books. */
  readonly namesUs: boolean;
}

export interface UnreadCount {
  readonly network: ServedNetwork;
  readonly names: 'books' | 'others';
  readonly count: number;
}

/** Counts of transactions that were passed over since this process began. */
export interface UnreadCounts {
  note(passed: PassedOver): void;
  list(): readonly UnreadCount[];
}

export function createUnreadCounts(): UnreadCounts {
  const counts = new Map<string, UnreadCount>();
  return {
    note: ({ network, namesUs }) => {
      const names = namesUs ? 'books' : 'others';
      const key = `${network} ${names}`;
      counts.set(key, { network, names, count: (counts.get(key)?.count ?? 0) + 1 });
    },
    list: () => [...counts.values()],
  };
}
