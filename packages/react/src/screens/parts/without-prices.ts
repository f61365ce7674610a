import type { Transaction } from '@billfold/core/contract';

/** Returns the transaction without its value, for a wallet that loads no prices. */
export function withoutPrices<T extends Transaction>(transaction: T): T {
  return { ...transaction, rateAtTime: null, fiatValueAtTime: null };
}
