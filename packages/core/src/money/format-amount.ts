import type { AssetDigits } from './asset-digits.ts';
import { type BaseUnits, toBaseUnits } from './base-units.ts';
import { type Decimal, joinTrimmed, toDecimal } from './decimal.ts';
import { divideHalfUp } from './round.ts';

/** Decimals of a formatted amount. An asset or a network can be given as it is. */
export interface AmountFormat extends AssetDigits {
  /** Drops trailing zeros, as in lists. */
  readonly trim?: boolean;
}

/**
 * Formats base units as exact text in main units, without zeros at the end; `parseAmount` reads it
 * back.
 * @throws {ValidationError} `amount_invalid` below zero, or beyond 78 digits or 36 decimals
 * @example
 * formatAmount(1_500_000n, 8); // '0.015'
 */
export function formatAmount(units: bigint, decimals: number): Decimal;
/**
 * Formats an amount with the decimals people see (R-FMT-02), never in scientific notation. Rounds
 * half up; an amount above zero but too small to show is `<0.00000001`, not zero.
 * @example
 * formatAmount(toDecimal('0.015'), getNetwork('BTC')); // '0.01500000'
 */
export function formatAmount(amount: BaseUnits | Decimal, format: AmountFormat): string;
export function formatAmount(amount: bigint | Decimal, format: number | AmountFormat): string {
  if (typeof format === 'number')
    return joinTrimmed(`${toBaseUnits(BigInt(amount))}`.padStart(format + 1, '0'), format);
  return roundToDigits(
    typeof amount === 'bigint' ? toDecimal(toBaseUnits(amount), format) : amount,
    format,
  );
}

function roundToDigits(text: Decimal, format: AmountFormat): string {
  const [whole = '', fraction = ''] = text.split('.');
  const exact = BigInt(whole + fraction);
  const dropped = fraction.length - format.digits;
  if (dropped <= 0) return writeDigits(exact * 10n ** BigInt(-dropped), format);
  const step = 10n ** BigInt(dropped);
  if (exact > 0n && exact < step) return `<${writeDigits(1n, format)}`;
  return writeDigits(divideHalfUp(exact, step), format);
}

function writeDigits(scaled: bigint, { digits, trim = false }: AmountFormat): string {
  if (digits === 0) return scaled.toString();
  const text = scaled.toString().padStart(digits + 1, '0');
  const fraction = trim ? text.slice(-digits).replace(/0+$/, '') : text.slice(-digits);
  return fraction === '' ? text.slice(0, -digits) : `${text.slice(0, -digits)}.${fraction}`;
}
