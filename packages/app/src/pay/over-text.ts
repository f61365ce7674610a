import { findExcess, formatExcess, isFiat } from '@billfold/core/internal';
import type { Checkout } from '@billfold/core/payments';

/** Returns what arrived above the price. The value stays away where the business shows no national currency. */
export function overText(checkout: OverFacts): string {
  const { overBy, selected, price, showsFiat } = checkout;
  const value = showsFiat || !isFiat(price) ? findExcess(checkout) : null;
  return formatExcess({ overBy, coin: selected?.asset ?? '', value });
}

type OverFacts = Pick<Checkout, 'overBy' | 'selected' | 'credited' | 'price' | 'showsFiat'>;
