import type { AssetDigits } from './asset-digits.ts';
import type { BaseUnits } from './base-units.ts';
import type { Cents } from './cents.ts';
import { type Rate, toFiat } from './rate.ts';
import { shownFee } from './usd.ts';

export interface MoneyFormat {
  /** Put before the number; `$` unless given. */
  readonly symbol?: string;
  /** Put before the symbol; none unless given. */
  readonly sign?: '+' | '-';
}

/** Formats money as `$1,234.50` (R-FMT-01); a missing amount is `$0.00`. */
export function formatMoney(amount: Cents | null, format: MoneyFormat = {}): string {
  const digits = (amount ?? 0n).toString().padStart(3, '0');
  const whole = digits.slice(0, -2).replace(/\B(?=(?:\d{3})+$)/g, ',');
  return `${format.sign ?? ''}${format.symbol ?? '$'}${whole}.${digits.slice(-2)}`;
}

/**
 * Formats a fee in US dollars (R-FMT-03). Rounds half up, but a fee above zero shows at least
 * `$0.01`.
 */
export function formatFeeUsd(
  fee: BaseUnits,
  rate: Rate,
  asset: Pick<AssetDigits, 'decimals'>,
): string {
  const value = toFiat(fee, rate, asset);
  return formatMoney(shownFee(value, fee > 0n ? 'some' : 'none'));
}
