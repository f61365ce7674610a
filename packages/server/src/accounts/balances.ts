import type { BaseUnits } from '@billfold/core';

export interface Balance {
  /** Confirmed funds, and the change of own transactions, which no one else can revert. */
  readonly spendable: BaseUnits;
  /** Incoming funds that wait for their confirmations. */
  readonly pending: BaseUnits;
}

/** Balances of one account by the ids of assets; what it never had is absent. */
export type AssetBalances = ReadonlyMap<string, Balance>;
