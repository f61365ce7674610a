import { ValidationError } from '../errors/error-kinds.ts';

declare const baseUnits: unique symbol;
/** An amount in the smallest unit of its asset (satoshi, wei, …), never negative. */
export type BaseUnits = bigint & { readonly [baseUnits]: true };

/**
 * Converts a number to base units. @throws {ValidationError} `amount_invalid` below zero
 * @example
 * toBaseUnits(1_500_000n);
 */
export function toBaseUnits(value: bigint): BaseUnits {
  if (!isBaseUnits(value))
    throw new ValidationError('amount_invalid', { messages: [`${value} is below zero.`] });
  return value;
}

/**
 * Tells whether a number can be an amount: not below zero.
 * @example
 * isBaseUnits(-1n); // false
 */
export function isBaseUnits(value: bigint): value is BaseUnits {
  return value >= 0n;
}
