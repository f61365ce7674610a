import type { Decimal } from '../money/decimal.ts';
import type { PriceFormat } from '../money/format-price.ts';
import { isAboveZero } from '../money/is-above-zero.ts';
import { formatExcess } from './excess.ts';
import { findExcess } from './find-excess.ts';
import { isFiat } from './price-text.ts';
import { type SumFacts, shownValue } from './shown-value.ts';

/**
 * Returns what arrived above the price. The value stays away where the business shows no national currency, unless it
 * is all that there is: the excess came in another coin than the chosen one.
 */
export function overText(
  facts: SumFacts & {
    readonly overBy: Decimal;
    readonly selected: { readonly asset: string } | null;
  },
  format?: PriceFormat,
): string {
  const { overBy, selected, price, showsFiat } = facts;
  const isHidden = !showsFiat && isFiat(price) && isAboveZero(overBy);
  const value = isHidden ? null : findExcess(facts);
  return formatExcess({ overBy, coin: selected?.asset ?? '', value }, format);
}

/** Returns the value of what arrived; null where the shop shows none, where it is below a cent, or in the coin itself. */
export function creditedText(facts: SumFacts, format?: PriceFormat): string | null {
  return shownValue({ amount: facts.credited, currency: facts.price.currency }, facts, format);
}
