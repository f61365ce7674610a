import { maximum } from './price-units.ts';

/** Digits after the point of a price unit. */
const priceDecimals = 18;

/**
 * Rounds the shares of what was credited to the decimals of their currency, half up, so that they add up to the rounded
 * sum. Pages, totals and reports add what they show, so that a payment is booked as it is shown. Anything that came is
 * booked as the smallest amount at least.
 */
export function bookCredits(shares: readonly bigint[], decimals: number): readonly bigint[] {
  let [sum, booked] = [0n, 0n];
  return shares.map((share) => {
    const before = booked;
    sum += share;
    booked = bookSum(sum, decimals);
    return booked - before;
  });
}

/** Rounds a sum in price units to the decimals of its currency, half up; anything above zero is one step at least. */
export function bookSum(sum: bigint, decimals: number): bigint {
  if (sum <= 0n) return 0n;
  const step = stepOf(decimals);
  return maximum(((sum + step / 2n) / step) * step, step);
}

/** Returns the smallest amount of a currency with that many decimals, in price units. */
export function stepOf(decimals: number): bigint {
  return 10n ** BigInt(priceDecimals - decimals);
}
