import { toBaseUnits } from '../../money/base-units.ts';
import { type Decimal, parseAmount, toDecimal, trimDecimal } from '../../money/decimal.ts';

const decimals = 18;

/** Price units in the smallest amount that is credited, 10⁻⁸ of the currency. */
export const creditStep = 10n ** 10n;

/**
 * Converts an amount of the currency of a price to price units, 10⁻¹⁸ of it: the scale of its columns.
 * @throws {ValidationError} `amount_invalid`, `too_many_decimals`
 */
export function toPriceUnits(amount: string): bigint {
  return parseAmount(amount, decimals);
}

/** Writes price units as a decimal without zeros at the end. */
export function writePriceUnits(units: bigint): Decimal {
  return trimDecimal(toDecimal(toBaseUnits(units), { decimals }));
}

/** Divides, and rounds up. */
export function divideUp(numerator: bigint, denominator: bigint): bigint {
  return (numerator + denominator - 1n) / denominator;
}

/** Returns the smaller of two amounts. */
export function minimum(one: bigint, other: bigint): bigint {
  if (one < other) return one;
  return other;
}

/** Returns the larger of two amounts. */
export function maximum(one: bigint, other: bigint): bigint {
  if (one < other) return other;
  return one;
}
