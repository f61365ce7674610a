import type { AssetDigits } from './asset-digits.ts';
import { type BaseUnits, toBaseUnits } from './base-units.ts';
import { toCents } from './cents.ts';
import { type Rate, toFiat } from './rate.ts';

/** Reason why a fee needs a confirmation: more than a tenth of the amount, or more than $50. */
export type HighFeeReason = 'share' | 'amount';

/** Fee of a send and its amount; a rate is null where it is unknown. */
export interface ChargedFee {
  /** In base units of the native asset. */
  readonly fee: BaseUnits;
  readonly native: Pick<AssetDigits, 'decimals'>;
  readonly nativeRate: Rate | null;
  /** In base units of the asset that is sent. */
  readonly amount: BaseUnits;
  readonly asset: Pick<AssetDigits, 'decimals'>;
  readonly rate: Rate | null;
  /** True where the asset is not the one that pays the fee. */
  readonly isToken: boolean;
}

export interface HighFeeLimit {
  readonly reason: HighFeeReason;
  /** The highest fee that needs no confirmation, in base units of the native asset. */
  readonly limit: BaseUnits;
}

const maximumCents = toCents(5_000n);
/** Divisor of the amount: fees above a tenth of it are high. */
const shareDivisor = 10n;

/**
 * Returns why a fee is high, and its limit; null where it is usual. Without a price of the native
 * asset a tenth of the amount alone counts.
 */
export function findHighFee(charged: ChargedFee): HighFeeLimit | null {
  const { fee, native, nativeRate, amount, asset, rate, isToken } = charged;
  const cents = nativeRate && toFiat(fee, nativeRate, native);
  const unitsOf = (value: bigint): BaseUnits =>
    toBaseUnits(cents === null || cents === 0n ? 0n : (fee * value) / cents);
  if (cents !== null && cents > maximumCents)
    return { reason: 'amount', limit: unitsOf(maximumCents) };
  if (!isToken)
    return fee * shareDivisor > amount
      ? { reason: 'share', limit: toBaseUnits(amount / shareDivisor) }
      : null;
  const value = rate && toFiat(amount, rate, asset);
  return cents !== null && value !== null && cents * shareDivisor > value
    ? { reason: 'share', limit: unitsOf(value / shareDivisor) }
    : null;
}
