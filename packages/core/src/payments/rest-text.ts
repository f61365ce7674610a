import { type Decimal, trimDecimal } from '../money/decimal.ts';
import type { PriceFormat } from '../money/format-price.ts';
import { isAboveZero } from '../money/is-above-zero.ts';
import { findShortfall } from './excess.ts';
import { type SumFacts, shownValue } from './shown-value.ts';

/** Returns the value of what is missing; null where nothing is, and where `shownValue` is null. */
export function restText(facts: SumFacts, format?: PriceFormat): string | null {
  const rest = findShortfall(facts);
  return rest && shownValue(rest, facts, format);
}

/** Returns what is missing of a price in the chosen coin, and its value where `restText` has one; null where nothing is. */
export function shortText(
  facts: SumFacts & {
    readonly shortBy: Decimal | null;
    readonly selected: { readonly asset: string } | null;
  },
  format?: PriceFormat,
): string | null {
  const { shortBy, selected } = facts;
  if (shortBy === null || selected === null || !isAboveZero(shortBy)) return null;
  const amount = `${trimDecimal(shortBy)} ${selected.asset}`;
  const value = restText(facts, format);
  return value === null ? amount : `${amount} (${value})`;
}
