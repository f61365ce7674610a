import { type Decimal, formatAmount, parseAmount } from '@billfold/core';
import type { Payment, Price } from '@billfold/core/payments';

/** More decimals than any asset or rate has. */
const decimals = 18;

/**
 * Returns the value of an amount of the chosen asset at the rate of its payment, in the currency of the price, without
 * what is below its last decimal; null before an asset is chosen.
 */
export function valueAtRate(
  amount: Decimal,
  { method, price: { currency } }: Pick<Payment, 'method' | 'price'>,
): Price | null {
  if (method === null) return null;
  const units = parseAmount(amount, decimals) * parseAmount(method.rate, decimals);
  return { amount: formatAmount(units / 10n ** BigInt(decimals), decimals), currency };
}
