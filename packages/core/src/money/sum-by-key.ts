import { addAmounts } from './add-amounts.ts';
import type { Decimal } from './decimal.ts';

/** Adds up amounts exactly, by their keys, in the order in which each key comes first. */
export function sumByKey(
  amounts: readonly (readonly [key: string, amount: Decimal])[],
): ReadonlyMap<string, Decimal> {
  const sums = new Map<string, Decimal>();
  for (const [key, amount] of amounts) {
    const before = sums.get(key);
    sums.set(key, addAmounts(before === undefined ? [amount] : [before, amount]));
  }
  return sums;
}
