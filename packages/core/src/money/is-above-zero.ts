import type { Decimal } from './decimal.ts';

/** Reports whether an amount is more than zero. Amounts have no sign. */
export const isAboveZero = (amount: Decimal): boolean => /[1-9]/.test(amount);
