import type { AssetDigits } from './asset-digits.ts';
import { type BaseUnits, toBaseUnits } from './base-units.ts';

/** `numerator / denominator`, a half rounded up; both at least zero. */
export function divideHalfUp(numerator: bigint, denominator: bigint): bigint {
  return (2n * numerator + denominator) / (2n * denominator);
}

/** The largest amount not above `units` that `digits` decimals can write. Rounds down. */
export function roundDownToDigits(units: BaseUnits, asset: AssetDigits): BaseUnits {
  const step = 10n ** BigInt(Math.max(0, asset.decimals - asset.digits));
  return toBaseUnits(units - (units % step));
}
