import type { AssetDigits } from './asset-digits.ts';
import { toBaseUnits } from './base-units.ts';
import { type Decimal, parseAmount } from './decimal.ts';
import { divideHalfUp } from './round.ts';

/**
 * Returns the decimals with which a sum is shown (R-FMT-02): the asset's own digits, or as many
 * more as it takes for the rounded parts to make the rounded total, and for none of them to be too
 * small to be seen.
 */
export function digitsOfSum(parts: readonly Decimal[], asset: AssetDigits): number {
  const units = parts.map((part) => parseAmount(part, asset.decimals));
  const total = toBaseUnits(units.reduce((sum: bigint, part) => sum + part, 0n));
  for (let digits = asset.digits; digits < asset.decimals; digits += 1) {
    const step = 10n ** BigInt(asset.decimals - digits);
    const sum = units.reduce((shown, part) => shown + divideHalfUp(part, step), 0n);
    const isSeen = units.every((part) => part === 0n || part >= step);
    if (isSeen && sum === divideHalfUp(total, step)) return digits;
  }
  return Math.max(asset.digits, asset.decimals);
}
