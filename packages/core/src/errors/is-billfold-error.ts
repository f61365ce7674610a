import { hasErrorBrand } from './billfold-error.ts';
import type { AnyBillfoldError } from './error-kinds.ts';

export function isBillfoldError(value: unknown): value is AnyBillfoldError {
  return hasErrorBrand(value);
}
