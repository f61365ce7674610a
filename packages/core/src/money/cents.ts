import { ValidationError } from '../errors/error-kinds.ts';

declare const cents: unique symbol;
/** An amount of US dollars in cents, never negative. */
export type Cents = bigint & { readonly [cents]: true };

/** Converts a number to cents. @throws {ValidationError} `amount_invalid` below zero */
export function toCents(value: bigint): Cents {
  if (!isCents(value))
    throw new ValidationError('amount_invalid', { messages: [`${value} is below zero.`] });
  return value;
}

export function isCents(value: bigint): value is Cents {
  return value >= 0n;
}
