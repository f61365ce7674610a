import type { ServedNetwork } from '../chains/served-networks.ts';

/** Calls to the nodes of a network in an hour in which nothing is paid. A batch counts as the calls in it. */
export interface CallBudget {
  /** While the books have no address on the network. */
  readonly empty: number;
  readonly few: CallCounts;
  readonly many: CallCounts;
}

export interface CallCounts {
  /** While nobody waits for a block. */
  readonly idle: number;
  readonly awaited: number;
  /** Calls that compare balances of people who are not here, on top of either. */
  readonly probes: number;
}

/** Watched addresses of the counts `few` and `many`. */
export const countedAddresses = { few: 100, many: 10_000 } as const;

/** Counted by calls-per-hour.test.ts, which docs/operations.md says how to run. */
export const callBudgets: Readonly<Record<ServedNetwork, CallBudget>> = {
  BTC: budget(72, [72, 2_172, 0], [72, 2_172, 0]),
  LTC: budget(108, [108, 2_208, 0], [108, 2_208, 0]),
  ETH: budget(120, [181, 3_780, 54], [181, 3_480, 60]),
  BSC: budget(180, [301, 13_800, 54], [301, 13_800, 60]),
  TRX: budget(120, [1_320, 2_400, 108], [1_320, 2_400, 120]),
  SOL: budget(1_020, [9_360, 14_580, 108], [9_360, 14_580, 120]),
  TON: budget(120, [480, 12_600, 378], [9_120, 12_600, 420]),
};

type Counts = readonly [idle: number, awaited: number, probes: number];

function budget(empty: number, few: Counts, many: Counts): CallBudget {
  const named = ([idle, awaited, probes]: Counts) => ({ idle, awaited, probes });
  return { empty, few: named(few), many: named(many) };
}
