import { hasErrorBrand } from './billfold-error.ts';
import type { AnyBillfoldError, ErrorCode, ErrorOf } from './error-kinds.ts';

/**
 * Tells whether a caught value is one of our errors, also from another copy of the package.
 * @example
 * if (isBillfoldError(error)) console.warn(error.title, error.messages);
 */
export function isBillfoldError(value: unknown): value is AnyBillfoldError {
  return hasErrorBrand(value);
}

/**
 * Tells whether a caught value is one of our errors with one of these codes.
 * @example
 * if (isErrorCode(error, 'insufficient_funds', 'fee_changed')) console.warn(error.messages);
 */
export function isErrorCode<C extends ErrorCode>(
  value: unknown,
  ...codes: readonly C[]
): value is ErrorOf<C> {
  return isBillfoldError(value) && codes.some((code) => code === value.code);
}
