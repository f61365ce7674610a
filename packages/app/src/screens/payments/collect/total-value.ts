import { formatAmount, parseAmount } from '@billfold/core';
import { trimDecimal } from '@billfold/core/internal';
import type { CollectableFunds, Price } from '@billfold/core/payments';

/** Adds up the values of funds; null where one has none, since the sum would be too low. */
export function totalValue(funds: readonly Pick<CollectableFunds, 'value'>[]): Price | null {
  const [first] = funds;
  if (!first?.value) return null;
  const { currency } = first.value;
  let units = 0n;
  for (const { value } of funds) {
    if (value === null || value.currency !== currency) return null;
    units += parseAmount(value.amount, decimals);
  }
  return { amount: trimDecimal(formatAmount(units, decimals)), currency };
}

/** More than any price has. */
const decimals = 18;
