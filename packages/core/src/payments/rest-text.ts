import type { PriceFormat } from '../money/format-price.ts';
import { findShortfall } from './excess.ts';
import { type SumFacts, shownValue } from './shown-value.ts';

/** Returns the value of what is missing; null where nothing is, and where `shownValue` is null. */
export function restText(facts: SumFacts, format?: PriceFormat): string | null {
  const rest = findShortfall(facts);
  return rest && shownValue(rest, facts, format);
}
