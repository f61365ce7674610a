import type { Price } from '../contract/payments/payment.ts';
import type { PriceFormat } from '../money/format-price.ts';
import { findShortfall } from './excess.ts';
import type { SumFacts } from './over-text.ts';
import { isFiat, priceText } from './price-text.ts';

/** Returns the value of what is missing; null where nothing is, and where `shownValue` is null. */
export function restText(facts: SumFacts, format?: PriceFormat): string | null {
  const rest = findShortfall(facts);
  return rest && shownValue(rest, facts, format);
}

/** Writes a value; null where the shop shows none, where it is below a cent, or in the coin itself. */
export function shownValue(
  value: Price,
  { price, showsFiat }: SumFacts,
  format?: PriceFormat,
): string | null {
  if (!showsFiat || !isFiat(price)) return null;
  const text = priceText(value, format);
  // Less than a cent is told in the coin.
  return text.includes('<') ? null : text;
}
