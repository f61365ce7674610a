import type { Decimal } from '@billfold/core';
import type { Billing } from '@billfold/core/payments';

/** Returns whether the operator takes no share of payments now. */
export const isFree = ({ feePercent }: Billing): boolean => isZero(feePercent);

/** Returns whether an invoice can follow: of the present rate, or of fees at an earlier one. */
export const hasFees = (billing: Billing): boolean =>
  !isFree(billing) || !isZero(billing.usage.fee) || !isZero(billing.carried.fee);

export const isZero = (amount: Decimal): boolean => !/[1-9]/.test(amount);
