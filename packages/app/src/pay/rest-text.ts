import type { Translate } from '@billfold/core/i18n';
import { findShortfall, isFiat } from '@billfold/core/internal';
import { type Checkout, priceText } from '@billfold/core/payments';

/** Returns what is missing in the currency of the price; null where only the coin can tell it. */
export function restText(checkout: Checkout, t: Translate): string | null {
  const { price, showsFiat } = checkout;
  const rest = findShortfall(checkout);
  if (rest === null || !showsFiat || !isFiat(price)) return null;
  const text = priceText(rest, t);
  // Less than a cent is told in the coin.
  return text.includes('<') ? null : text;
}
