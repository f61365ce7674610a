import type { BaseUnits } from '@billfold/core';
import type { ServedNetwork } from '../chains/served-networks.ts';

export interface Balance {
  /** Confirmed funds, and the change of own transactions, which no one else can revert. */
  readonly spendable: BaseUnits;
  /** Incoming funds that wait for their confirmations. */
  readonly pending: BaseUnits;
}

/** Query of a family's books for settled balances. */
export interface SettledRequest {
  readonly network: ServedNetwork;
  readonly accountIds: readonly string[];
  /** Incoming funds up to this block have their confirmations; -1 for none. */
  readonly settledHeight: number;
}

/** Balances of one account by the ids of assets; what it never had is absent. */
export type AssetBalances = ReadonlyMap<string, Balance>;
