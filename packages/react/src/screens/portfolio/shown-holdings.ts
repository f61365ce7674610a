import type { ValuedHolding } from '@billfold/core/flows';

/**
 * Without those worth less than a dollar, where the user asked for that; all of them where nothing
 * would be left. What has no price is not known to be small, and
 * what is incoming is shown.
 */
export function shownHoldings(
  holdings: readonly ValuedHolding[],
  { hidesSmall }: { readonly hidesSmall: boolean },
): readonly ValuedHolding[] {
  if (!hidesSmall) return holdings;
  const large = holdings.filter(
    ({ fiat, hasPending }) => hasPending || fiat === null || !/^0(\.|$)/.test(fiat),
  );
  return large.length === 0 ? holdings : large;
}
