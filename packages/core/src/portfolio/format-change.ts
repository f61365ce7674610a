import type { SignedDecimal } from '../contract/values.ts';
import { toHundredths } from '../money/hundredths.ts';

/** Per cent as `+1.25%`, `-0.40%` or `0.00%`. Rounds half up to two decimals. */
export function formatChange(percent: SignedDecimal): string {
  const hundredths = toHundredths(percent);
  const digits = (hundredths < 0n ? -hundredths : hundredths).toString().padStart(3, '0');
  return `${signs[directionOf(percent)]}${digits.slice(0, -2)}.${digits.slice(-2)}%`;
}

export type ChangeDirection = 'up' | 'down' | 'none';

/** Returns the direction of a change as it is shown: a change that rounds to zero has none. */
export function directionOf(change: SignedDecimal): ChangeDirection {
  const hundredths = toHundredths(change);
  if (hundredths === 0n) return 'none';
  return hundredths > 0n ? 'up' : 'down';
}

const signs: Readonly<Record<ChangeDirection, string>> = { up: '+', down: '-', none: '' };
