import type { Decimal } from '@billfold/core';
import type { Affiliate } from '@billfold/core/payments';

/** Returns whether referrals earn commissions on this server now. */
export const isPaying = ({ sharePercent }: Affiliate): boolean => !isZero(sharePercent);

/** Returns whether a commission was earned, at the present terms or earlier ones. */
export const hasEarned = ({ sums }: Affiliate): boolean =>
  Object.values(sums).some((sum) => !isZero(sum));

const isZero = (amount: Decimal): boolean => !/[1-9]/.test(amount);
