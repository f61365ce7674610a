import { ValidationError } from '../errors/error-kinds.ts';
import { type BaseUnits, toBaseUnits } from './base-units.ts';

declare const decimal: unique symbol;
/** Exact decimal text in main units, such as `0.00012000`. An amount is never a `number`. */
export type Decimal = string & { readonly [decimal]: true };

const pattern = /^(0|[1-9]\d{0,77})(\.\d{1,36})?$/;

export function isDecimal(text: string): text is Decimal {
  return pattern.test(text);
}

/**
 * `value` as exact text: a text is checked and kept as it is written, base units are written out
 * with all `decimals`.
 * @throws {ValidationError} `amount_invalid` for a sign, an exponent, grouping or superfluous zeros in front
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

/**
 * `units` of an asset with `decimals` in main units, as short as it is exact: without zeros at the
 * end, and without a point where nothing is behind it. `parseAmount` reads it back.
 * @throws {ValidationError} `amount_invalid` below zero, or beyond 78 digits or 36 decimals
 */
export function formatAmount(units: bigint, decimals: number): Decimal {
  return toDecimal(withoutZeros(writeUnits(toBaseUnits(units), decimals)));
}

/** The same amount without zeros at the end. */
export function trimDecimal(amount: Decimal): Decimal {
  return toDecimal(withoutZeros(amount));
}

/** Decimal text; a loop, because a pattern for zeros at the end starts again at every zero before. */
function withoutZeros(text: string): string {
  const point = text.indexOf('.');
  if (point === -1) return text;
  let end = text.length;
  while (text.endsWith('0', end)) end -= 1;
  return text.slice(0, end === point + 1 ? point : end);
}

function writeUnits(units: BaseUnits, decimals: number): string {
  if (decimals === 0) return units.toString();
  const digits = units.toString().padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
