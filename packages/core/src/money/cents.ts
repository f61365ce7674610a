import { ValidationError } from '../errors/error-kinds.ts';

declare const cents: unique symbol;
/** An amount of US dollars in cents, never negative. */
export type Cents = bigint & { readonly [cents]: true };

/**
 * Converts a number to cents. @throws {ValidationError} `amount_invalid` below zero
 * @example
 * formatMoney(toCents(123_450n)); // '$1,234.50'
 */
export function toCents(value: bigint): Cents {
  if (!isCents(value))
    throw new ValidationError('amount_invalid', { messages: [`${value} is below zero.`] });
  return value;
}

/**
 * Tells whether a number can be an amount in cents: not below zero.
 * @example
 * isCents(-1n); // false
 */
export function isCents(value: bigint): value is Cents {
  return value >= 0n;
}
