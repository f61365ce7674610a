import type { Decimal } from '@billfold/core';
import type { ValuedHolding } from '@billfold/core/flows';

/** Returns the known values of holdings in US dollars. */
export function valuesOf(holdings: readonly ValuedHolding[]): readonly Decimal[] {
  return holdings.flatMap(({ fiat }) => fiat ?? []);
}
