import type { SignedDecimal } from './decimal.ts';
import { toHundredths } from './hundredths.ts';

/** Sign of a formatted percentage. */
export interface PercentFormat {
  /** Puts a plus before what is above zero, as for a change. */
  readonly signed?: boolean;
}

/**
 * Formats a percentage as `1.25%`, `−0.40%` or `0.00%`. Rounds half up to two decimals.
 * @example
 * formatPercent('1.25', { signed: true }); // '+1.25%'
 */
export function formatPercent(
  percent: SignedDecimal,
  { signed = false }: PercentFormat = {},
): string {
  const hundredths = toHundredths(percent);
  const digits = (hundredths < 0n ? -hundredths : hundredths).toString().padStart(3, '0');
  const signs = { up: signed ? '+' : '', down: '\u2212', none: '' } as const;
  return `${signs[directionOf(percent)]}${digits.slice(0, -2)}.${digits.slice(-2)}%`;
}

/** Direction of a change. */
export type ChangeDirection = 'up' | 'down' | 'none';

/**
 * Returns the direction of a change as it is shown: a change that rounds to zero has none.
 * @example
 * directionOf('-0.4'); // 'down'
 */
export function directionOf(change: SignedDecimal): ChangeDirection {
  const hundredths = toHundredths(change);
  if (hundredths === 0n) return 'none';
  return hundredths > 0n ? 'up' : 'down';
}
