import type { ValuedHolding } from '@billfold/core/flows';

/**
 * Without those worth less than a dollar, where the user asked for that; all of them where nothing
 * would be left. What has no price is not known to be small.
 */
export function shownHoldings(
  holdings: readonly ValuedHolding[],
  { hidesSmall }: { readonly hidesSmall: boolean },
): readonly ValuedHolding[] {
  if (!hidesSmall) return holdings;
  const large = holdings.filter(({ fiat }) => fiat === null || !/^0(\.|$)/.test(fiat));
  return large.length === 0 ? holdings : large;
}
