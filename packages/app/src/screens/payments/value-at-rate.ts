import { type Decimal, formatAmount, parseAmount } from '@billfold/core';
import type { Price } from '@billfold/core/payments';

/** More decimals than any asset or rate has. */
const decimals = 18;

/** Returns the value of an amount of an asset at a rate, without what is below its last decimal. */
export function valueAtRate(amount: Decimal, rate: Decimal, currency: string): Price {
  const units = parseAmount(amount, decimals) * parseAmount(rate, decimals);
  return { amount: formatAmount(units / 10n ** BigInt(decimals), decimals), currency };
}
