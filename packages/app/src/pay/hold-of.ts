import { otherCoins } from '@billfold/core/internal';
import type { Checkout } from '@billfold/core/payments';
import { goesBack } from './checkout-step.ts';

/** Reason to ask for nothing more before the shop has decided. */
export type Hold = 'unmatched' | 'tooLittle' | 'wrongAsset';

/** Returns why a payment that can be paid is not asked for; null where it is. */
export function holdOf(checkout: Checkout): Hold | null {
  if (checkout.simulated) return null;
  if (checkout.unmatched.length > 0) return 'unmatched';
  // The shop has decided about money that goes back.
  if (goesBack(checkout)) return null;
  if (checkout.isRestTooSmall) return 'tooLittle';
  return checkout.paidState === 'UNPAID' && otherCoins(checkout) !== '' ? 'wrongAsset' : null;
}
