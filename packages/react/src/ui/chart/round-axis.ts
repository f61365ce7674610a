import { type Decimal, formatAmount, parseAmount } from '@billfold/core';

/** Most steps from zero to the top of the axis. */
const mostSteps = 3n;
/** Beginnings of a step, in tenths: 1, 2, 2.5 and 5. */
const mantissas = [10n, 20n, 25n, 50n] as const;
/** More than any sum has. */
const decimals = 18;

/**
 * Returns the values at which an axis from zero has its rules, from the lowest to the first one that no
 * value exceeds. The step is 1, 2, 2.5 or 5 times a power of ten; where all values are zero, zero is the only rule.
 */
export function roundAxis(values: readonly Decimal[]): readonly Decimal[] {
  let highest = 0n;
  for (const value of values) {
    const units = parseAmount(value, decimals);
    if (units > highest) highest = units;
  }
  const step = stepFor(highest);
  const count = (highest + step - 1n) / step;
  return Array.from({ length: Number(count) + 1 }, (_, at) =>
    formatAmount(step * BigInt(at), decimals),
  );
}

/** Finds the smallest step that reaches a height, in units of the last decimal. */
function stepFor(highest: bigint): bigint {
  for (let power = 1n; ; power *= 10n)
    for (const mantissa of mantissas) {
      const step = mantissa * power;
      if (step * mostSteps >= highest) return step;
    }
}
