import { invalidReason } from '@billfold/core/internal';
import type { Checkout } from '@billfold/core/payments';

const texts = {
  UNDONE: 'checkout.invalid.reorged',
  REFUSED: 'checkout.invalid.arrived.text',
  EMPTY: 'checkout.invalid.text',
} as const;

/** Returns the text of an invalid payment. */
export function invalidText(checkout: InvalidCheckout) {
  return texts[invalidReason(checkout)];
}

/** Returns the title of an invalid payment, which says whether its money arrived. */
export function invalidTitle(checkout: InvalidCheckout) {
  return invalidReason(checkout) === 'REFUSED' ? 'checkout.invalid.arrived' : 'checkout.invalid';
}

type InvalidCheckout = Pick<Checkout, 'flags' | 'transfers'>;
