import { type AccountAsset, formatAmount, parseAmount, parseRate, toFiat } from '@billfold/core';
import { isFiat } from '@billfold/core/internal';
import { type Checkout, type PaymentMethod, priceText } from '@billfold/core/payments';

/**
 * Returns the value of an amount of the chosen coin at the rate of its quote; null where the price is in no national
 * currency, or the business shows none.
 */
export function fiatValue(
  amount: string,
  asset: Pick<AccountAsset, 'decimals'>,
  { method, price, showsFiat }: ValueFacts,
): string | null {
  if (method === null || !showsFiat || !isFiat(price)) return null;
  const cents = toFiat(parseAmount(amount, asset.decimals), parseRate(method.rate), asset);
  return priceText({ amount: formatAmount(cents, 2), currency: price.currency });
}

interface ValueFacts extends Pick<Checkout, 'price' | 'showsFiat'> {
  readonly method: Pick<PaymentMethod, 'rate'> | null;
}
