import type { Translate } from '@billfold/core/i18n';
import { isAboveZero, shortText } from '@billfold/core/internal';
import type { Checkout } from '@billfold/core/payments';

/** Returns what is missing of the price in the chosen coin, with its value; null where nothing is. */
export function missingText(checkout: Checkout, t: Translate): string | null {
  const { remaining, selected } = checkout;
  if (remaining === null || selected === null || !isAboveZero(remaining)) return null;
  return shortText({ ...checkout, shortBy: remaining, coin: selected.asset }, t);
}
