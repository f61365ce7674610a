import type { Price } from '../contract/payments/payment.ts';
import type { Decimal } from '../money/decimal.ts';
import type { PriceFormat } from '../money/format-price.ts';
import { isFiat, priceText } from './price-text.ts';

/** Sums of a payment, as its payer may see them. */
export interface SumFacts {
  /** Value of everything that came, in the currency of the price. */
  readonly credited: Decimal;
  readonly price: Price;
  /** Part of the price that was paid elsewhere. */
  readonly paidElsewhere?: Decimal | null | undefined;
  /** False where the business shows payers no national currency. */
  readonly showsFiat: boolean;
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
