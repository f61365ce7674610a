import type { Decimal, SignedDecimal } from '../money/decimal.ts';
import { joinTrimmed } from '../money/decimal.ts';
import { divideHalfUp } from '../money/round.ts';

/** Difference between two values of a series. */
export interface SeriesChange {
  /** Exact. */
  readonly change: SignedDecimal;
  /** Per cent of the first value, with two decimals; null where that is zero. */
  readonly percent: SignedDecimal | null;
}

/**
 * Returns how far `to` is from `from`; the percentage is rounded half away from zero.
 * @example
 * seriesChange(toDecimal('200.00'), toDecimal('150.00')); // { change: '-50', percent: '-25' }
 */
export function seriesChange(from: Decimal, to: Decimal): SeriesChange {
  const decimals = Math.max(decimalsOf(from), decimalsOf(to));
  const [first, last] = [unitsOf(from, decimals), unitsOf(to, decimals)];
  const isFall = last < first;
  const distance = isFall ? first - last : last - first;
  return {
    change: writeSigned(distance, { decimals, isFall }),
    percent:
      first === 0n
        ? null
        : writeSigned(divideHalfUp(distance * 10_000n, first), { decimals: 2, isFall }),
  };
}

function decimalsOf(value: Decimal): number {
  return value.split('.')[1]?.length ?? 0;
}

function unitsOf(value: Decimal, decimals: number): bigint {
  const [whole = '', fraction = ''] = value.split('.');
  return BigInt(whole + fraction.padEnd(decimals, '0'));
}

function writeSigned(
  size: bigint,
  { decimals, isFall }: { readonly decimals: number; readonly isFall: boolean },
): SignedDecimal {
  const text = joinTrimmed(size.toString().padStart(decimals + 1, '0'), decimals);
  return isFall && size > 0n ? `-${text}` : text;
}
