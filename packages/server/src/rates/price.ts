import type { Rate } from '@billfold/core';

/** US dollars for one main unit of an asset or a currency, times 10^18: as the database keeps it. */
export type Price = bigint;

export const priceDecimals = 18;
export const onePrice: Price = 10n ** BigInt(priceDecimals);

/** 20 digits before the point are what the column takes. */
const highestPrice: Price = 10n ** 38n;

/**
 * A number as JSON writes it, exactly: no float in between. Rounds half up beyond 18 decimals.
 * Null for what is no price: zero, negative, no number, too large.
 */
export function parsePrice(text: string): Price | null {
  const [, whole, fraction = '', exponentText = '0'] =
    /^(\d{1,40})(?:\.(\d{1,60}))?(?:[eE]([+-]?\d{1,2}))?$/.exec(text) ?? [];
  if (whole === undefined) return null;
  const shift = priceDecimals - fraction.length + Number(exponentText);
  const price = shiftDecimal(BigInt(whole + fraction), shift);
  return price > 0n && price < highestPrice ? price : null;
}

function shiftDecimal(digits: bigint, shift: number): bigint {
  if (shift >= 0) return digits * 10n ** BigInt(shift);
  return divideRounded(digits, 10n ** BigInt(-shift));
}

/** Rounds half up. */
function divideRounded(dividend: bigint, divisor: bigint): bigint {
  return (2n * dividend + divisor) / (2n * divisor);
}

/** Returns the price of one `a` in `b`. Rounds half up; null where that is nothing. */
export function dividePrices(a: Price, b: Price): Price | null {
  const quotient = divideRounded(a * onePrice, b);
  return quotient > 0n && quotient < highestPrice ? quotient : null;
}

export function toPrice({ digits, scale }: Rate): Price {
  return shiftDecimal(digits, priceDecimals - scale);
}

/** Without the zeros that say nothing; two decimals stay. */
export function toRate(price: Price): Rate {
  let rate: Rate = { digits: price, scale: priceDecimals };
  while (rate.scale > 2 && rate.digits % 10n === 0n)
    rate = { digits: rate.digits / 10n, scale: rate.scale - 1 };
  return rate;
}

/** Reports whether `price` deviates from `reference` by at most `percent`. */
export function isWithin(price: Price, reference: Price, percent: bigint): boolean {
  const distance = price > reference ? price - reference : reference - price;
  return distance * 100n <= reference * percent;
}

/** The middle one; between the two in the middle, rounded down. Null of none. */
export function medianOf(prices: readonly Price[]): Price | null {
  const sorted = [...prices].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  return upper === undefined || lower === undefined ? null : (lower + upper) / 2n;
}
