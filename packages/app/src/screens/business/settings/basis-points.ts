import { formatAmount, parseAmount, toBaseUnits } from '@billfold/core';
import { trimDecimal } from '@billfold/core/internal';

/** Hundredths of a percent have two decimals. */
const decimals = 2;

/** Reads a percentage such as `1.5` or `-2` as basis points; null for text that is none. */
export function readBasisPoints(text: string): number | null {
  const [, sign, digits] = /^([-−]?)(\d{1,3}(?:\.\d{1,2})?)$/.exec(text.trim()) ?? [];
  if (digits === undefined) return null;
  const points = Number(parseAmount(digits, decimals));
  return sign === '' || points === 0 ? points : -points;
}

/** Formats basis points as a percentage without trailing zeros. */
export function formatBasisPoints(points: number): string {
  const text = trimDecimal(formatAmount(toBaseUnits(BigInt(Math.abs(points))), decimals));
  return points < 0 ? `-${text}` : text;
}
