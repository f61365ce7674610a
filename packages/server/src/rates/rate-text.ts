import { type Decimal, parseRate, type Rate, toBaseUnits, toDecimal } from '@billfold/core';

/** A rate as exact decimal text. */
export function formatRate({ digits, scale }: Rate): Decimal {
  return toDecimal(toBaseUnits(digits), { decimals: scale });
}

/** A rate as the database writes it, without the zeros that fill the column; two decimals stay. */
export function readRate(stored: string): Rate {
  return parseRate(stored.replace(/(\.\d\d\d*?)0+$/, '$1'));
}
