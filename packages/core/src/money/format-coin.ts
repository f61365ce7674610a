import type { AssetDigits } from './asset-digits.ts';
import type { BaseUnits } from './base-units.ts';
import { type Decimal, toDecimal } from './decimal.ts';
import { divideHalfUp } from './round.ts';

export interface CoinFormat extends AssetDigits {
  /** Drop trailing zeros, as in lists. */
  readonly trim?: boolean;
}

/**
 * Formats an amount with the decimals people see (R-FMT-02), never in scientific notation. Rounds
 * half up; an amount above zero but too small to show is `<0.00000001`, not zero.
 */
export function formatCoin(amount: BaseUnits | Decimal, format: CoinFormat): string {
  const text = typeof amount === 'bigint' ? toDecimal(amount, format) : amount;
  const [whole = '', fraction = ''] = text.split('.');
  const exact = BigInt(whole + fraction);
  const dropped = fraction.length - format.digits;
  if (dropped <= 0) return writeDigits(exact * 10n ** BigInt(-dropped), format);
  const step = 10n ** BigInt(dropped);
  if (exact > 0n && exact < step) return `<${writeDigits(1n, format)}`;
  return writeDigits(divideHalfUp(exact, step), format);
}

function writeDigits(scaled: bigint, { digits, trim = false }: CoinFormat): string {
  if (digits === 0) return scaled.toString();
  const text = scaled.toString().padStart(digits + 1, '0');
  const fraction = trim ? text.slice(-digits).replace(/0+$/, '') : text.slice(-digits);
  return fraction === '' ? text.slice(0, -digits) : `${text.slice(0, -digits)}.${fraction}`;
}
