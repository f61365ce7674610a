import { ValidationError } from '../errors/error-kinds.ts';
import { type BaseUnits, toBaseUnits } from './base-units.ts';

declare const decimal: unique symbol;
/** Exact decimal text in main units, such as `0.00012000`. An amount is never a `number`. */
export type Decimal = string & { readonly [decimal]: true };

/** Decimal text with an optional minus, as of a change. */
export type SignedDecimal = string;

const pattern = /^(0|[1-9]\d{0,77})(\.\d{1,36})?$/;

export function isDecimal(text: string): text is Decimal {
  return pattern.test(text);
}

/**
 * `value` as exact text: a text is checked and kept as it is written, base units are written out
 * with all `decimals`.
 * @throws {ValidationError} `amount_invalid` for a sign, an exponent, grouping or superfluous zeros in front
 * @example
 * toDecimal('0.015');
 * toDecimal(toBaseUnits(1_500_000n), { decimals: 8 }); // '0.01500000'
 */
export function toDecimal(
  value: string | BaseUnits,
  options: { readonly decimals?: number } = {},
): Decimal {
  const text = typeof value === 'string' ? value : writeUnits(value, options.decimals ?? 0);
  if (!isDecimal(text))
    throw new ValidationError('amount_invalid', { messages: ['This is not an amount.'] });
  return text;
}

/** A constant of our source as decimal text. Costs no error family in a bundle, unlike `toDecimal`. */
export function decimalConstant(text: string): Decimal {
  if (!isDecimal(text)) throw new TypeError(`${text} is not decimal text`);
  return text;
}

/**
 * `text` in base units of an asset with `decimals`. Strict: digits with at most one point, no
 * sign, exponent or grouping; leading zeros and `.5` are accepted; nothing is ever rounded.
 * @throws {ValidationError} `amount_invalid`, `too_many_decimals`
 * @example
 * parseAmount('0.015', 8); // 1500000n
 */
export function parseAmount(text: string, decimals: number): BaseUnits {
  if (text.length > 120 || !/^(\d+(\.\d*)?|\.\d+)$/.test(text))
    throw new ValidationError('amount_invalid', { messages: ['This is not an amount.'] });
  const [whole = '', fraction = ''] = text.split('.');
  if (fraction.length > decimals)
    throw new ValidationError('too_many_decimals', {
      messages: [`This asset has at most ${decimals} decimals.`],
    });
  return toBaseUnits(BigInt(`${whole}${fraction.padEnd(decimals, '0')}`));
}

/** Removes trailing zeros of an amount. */
export function trimDecimal(amount: Decimal): Decimal {
  const [whole = '', fraction = ''] = amount.split('.');
  return joinTrimmed(whole + fraction, fraction.length);
}

/** Puts a point before the last `decimals` of `digits`, and drops the zeros at the end. */
export function joinTrimmed(digits: string, decimals: number): Decimal {
  const point = digits.length - decimals;
  let end = digits.length;
  while (end > point && digits.charCodeAt(end - 1) === zero) end -= 1;
  const whole = digits.slice(0, point);
  const text = end === point ? whole : `${whole}.${digits.slice(point, end)}`;
  if (!isOfLength(text, whole.length, decimals))
    throw new ValidationError('amount_invalid', { messages: ['This is not an amount.'] });
  return text;
}

const zero = 48;

/** Reports whether text made of digits alone is short enough for a decimal; needs no pattern. */
function isOfLength(_text: string, whole: number, decimals: number): _text is Decimal {
  return whole <= 78 && decimals <= 36;
}

function writeUnits(units: BaseUnits, decimals: number): string {
  if (decimals === 0) return units.toString();
  const digits = units.toString().padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
