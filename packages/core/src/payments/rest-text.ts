import { type Decimal, trimDecimal } from '../money/decimal.ts';
import type { PriceFormat } from '../money/format-price.ts';
import { findShortfall } from './excess.ts';
import { type SumFacts, shownValue } from './shown-value.ts';

/** Returns the value of what is missing; null where nothing is, and where `shownValue` is null. */
export function restText(facts: SumFacts, format?: PriceFormat): string | null {
  const rest = findShortfall(facts);
  return rest && shownValue(rest, facts, format);
}

/** Returns what is missing of a price in its coin, and its value where `restText` has one. */
export function shortText(
  facts: SumFacts & {
    readonly shortBy: Decimal;
    /** Symbol of the coin. */
    readonly coin: string;
  },
  format?: PriceFormat,
): string {
  const amount = `${trimDecimal(facts.shortBy)} ${facts.coin}`;
  const value = restText(facts, format);
  return value === null ? amount : `${amount} (${value})`;
}
