import type { SignedDecimal } from './decimal.ts';
import { toHundredths } from './hundredths.ts';
import { isEnglish } from './is-english.ts';

/** Sign and language of a formatted percentage. */
export interface PercentFormat {
  /** Puts a plus before what is above zero, as for a change. */
  readonly signed?: boolean;
  /** BCP 47 tag; English unless given. */
  readonly locale?: string;
}

/**
 * Formats a percentage as `1.25%`, `−0.40%` or `0.00%`; in another `locale` than English with the decimal mark and the
 * spacing of its readers, in the digits of amounts. Rounds half up to two decimals.
 * @throws {RangeError} for a malformed locale
 * @example
 * formatPercent('1.25', { signed: true }); // '+1.25%'
 */
export function formatPercent(
  percent: SignedDecimal,
  { signed = false, locale = 'en' }: PercentFormat = {},
): string {
  const hundredths = toHundredths(percent);
  const size = hundredths < 0n ? -hundredths : hundredths;
  const signs = { up: signed ? '+' : '', down: '\u2212', none: '' } as const;
  return (
    signs[directionOf(percent)] + (isEnglish(locale) ? inEnglish(size) : formatOf(locale)(size))
  );
}

/** Whole part and hundredths of a percentage. */
function digitsOf(hundredths: bigint): readonly [string, string] {
  const digits = hundredths.toString().padStart(3, '0');
  return [digits.slice(0, -2), digits.slice(-2)];
}

function inEnglish(hundredths: bigint): string {
  return `${digitsOf(hundredths).join('.')}%`;
}

/** Parts of a percentage by their locale: making a format takes fifty times as long as using it. */
const patterns = new Map<string, readonly Intl.NumberFormatPart[]>();

/** Writes the digits into the pattern of the locale, so that they stay exact. */
function formatOf(locale: string): (hundredths: bigint) => string {
  const pattern = patterns.get(locale) ?? makePattern(locale);
  patterns.set(locale, pattern);
  return (hundredths) => {
    const [whole, fraction] = digitsOf(hundredths);
    const written: Partial<Record<string, string>> = { integer: whole, fraction };
    return pattern.map(({ type, value }) => written[type] ?? value).join('');
  };
}

function makePattern(locale: string): readonly Intl.NumberFormatPart[] {
  const format = new Intl.NumberFormat(locale, {
    ...{ style: 'percent', numberingSystem: 'latn' },
    ...{ minimumFractionDigits: 2, maximumFractionDigits: 2 },
  });
  return format.formatToParts(0);
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
