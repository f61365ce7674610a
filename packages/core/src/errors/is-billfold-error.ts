import { hasErrorBrand } from './billfold-error.ts';
import type { AnyBillfoldError, ErrorCode, ErrorOf } from './error-kinds.ts';

export function isBillfoldError(value: unknown): value is AnyBillfoldError {
  return hasErrorBrand(value);
}

export function isErrorCode<C extends ErrorCode>(
  value: unknown,
  ...codes: readonly C[]
): value is ErrorOf<C> {
  return isBillfoldError(value) && codes.some((code) => code === value.code);
}
