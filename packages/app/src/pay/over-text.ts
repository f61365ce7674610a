import { formatAmount, parseAmount } from '@billfold/core';
import { isFiat, trimDecimal } from '@billfold/core/internal';
import { type Checkout, priceText } from '@billfold/core/payments';

/** Decimals of a price or of a value in its currency, at most. */
const priceDecimals = 18;

/**
 * Returns what arrived above the price, such as `2 USDT (€1.82)`, with its value at the rate of the payer. Without the
 * value where the price is in no national currency, or the business shows none.
 */
export function overText({ overBy, selected, credited, price, showsFiat }: OverFacts): string {
  const amount = `${trimDecimal(overBy)} ${selected?.asset ?? ''}`;
  const over = parseAmount(credited, priceDecimals) - parseAmount(price.amount, priceDecimals);
  if (over <= 0n || !showsFiat || !isFiat(price)) return amount;
  const value = priceText({
    amount: formatAmount(over, priceDecimals),
    currency: price.currency,
  });
  // It came in another coin than the chosen one.
  return /[1-9]/.test(overBy) ? `${amount} (${value})` : value;
}

type OverFacts = Pick<Checkout, 'overBy' | 'selected' | 'credited' | 'price' | 'showsFiat'>;
