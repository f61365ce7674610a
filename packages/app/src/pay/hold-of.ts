import type { Checkout } from '@billfold/core/payments';

/** Reason for which nobody is asked to send more before the shop has decided. */
export type Hold = 'unmatched';

/** Returns why a payment that can be paid is not asked for; null where it is. */
export function holdOf({ simulated, unmatched }: HoldFacts): Hold | null {
  if (simulated) return null;
  return unmatched.length > 0 ? 'unmatched' : null;
}

type HoldFacts = Pick<Checkout, 'simulated' | 'unmatched'>;
