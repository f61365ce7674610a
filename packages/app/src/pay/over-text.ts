import { findExcess, formatExcess, isAboveZero, isFiat } from '@billfold/core/internal';
import type { Checkout } from '@billfold/core/payments';

/**
 * Returns what arrived above the price. The value stays away where the business shows no national currency, unless it
 * is all that there is: the excess came in another coin than the chosen one.
 */
export function overText(checkout: OverFacts): string {
  const { overBy, selected, price, showsFiat } = checkout;
  const isHidden = !showsFiat && isFiat(price) && isAboveZero(overBy);
  const value = isHidden ? null : findExcess(checkout);
  return formatExcess({ overBy, coin: selected?.asset ?? '', value });
}

type OverFacts = Pick<Checkout, 'overBy' | 'selected' | 'credited' | 'price' | 'showsFiat'>;
