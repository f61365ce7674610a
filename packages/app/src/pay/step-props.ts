import type { Checkout } from '@billfold/core/payments';
import type { CheckoutSource } from './checkout-source.ts';

/** Payment that a step shows. */
export interface StepProps {
  readonly checkout: Checkout;
  readonly source: CheckoutSource;
  /** True for the step that the page opened with, which takes no focus. */
  readonly isFirst: boolean;
}
