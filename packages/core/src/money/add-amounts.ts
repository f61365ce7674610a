import { type Decimal, parseAmount } from './decimal.ts';
import { formatAmount } from './format-amount.ts';

/**
 * Adds up amounts of one currency, exactly, without trailing zeros.
 * @example
 * addAmounts([toDecimal('0.10'), toDecimal('0.2')]); // '0.3'
 */
export function addAmounts(amounts: readonly Decimal[]): Decimal {
  const units = amounts.reduce((sum, amount) => sum + parseAmount(amount, mostDecimals), 0n);
  return formatAmount(units, mostDecimals);
}

/** More than any asset or price has. */
export const mostDecimals = 36;
