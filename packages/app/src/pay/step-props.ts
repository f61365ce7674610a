import type { Checkout } from '@billfold/core/payments';
import type { CheckoutSource, CheckoutState } from './checkout-source.ts';

/** Payment that a part of the page shows and changes. */
export interface ShownPayment {
  readonly checkout: Checkout;
  readonly source: CheckoutSource;
}

/** Payment that a step shows. */
export interface StepProps extends ShownPayment {
  /** True for the step that the page opened with, which takes no focus. */
  readonly isFirst: boolean;
}

/** Step in which the payer pays the chosen coin. */
export interface SendStepProps extends StepProps {
  readonly state: Pick<CheckoutState, 'isRepriced' | 'aheadMs' | 'loadedAt'>;
  /** Goes to the choice of another coin. */
  readonly onChange: () => void;
}
