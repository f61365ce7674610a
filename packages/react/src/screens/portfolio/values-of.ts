import type { Cents } from '@billfold/core';
import { holdingValues, type ValuedHolding } from '@billfold/core/flows';

/** Returns the known values of holdings in each account. */
export function valuesOf(holdings: readonly ValuedHolding[]): readonly Cents[] {
  return holdings.flatMap((holding) => holdingValues(holding) ?? []);
}
