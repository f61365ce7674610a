import { mostDecimals } from './add-amounts.ts';
import { type Decimal, parseAmount } from './decimal.ts';
import { formatAmount } from './format-amount.ts';

/**
 * Multiplies an amount by a whole number, exactly, without trailing zeros.
 * @throws {RangeError} for a count that is no whole number
 * @example
 * multiplyAmount(toDecimal('45.10'), 3); // '135.3'
 */
export function multiplyAmount(amount: Decimal, count: number): Decimal {
  return formatAmount(parseAmount(amount, mostDecimals) * BigInt(count), mostDecimals);
}
