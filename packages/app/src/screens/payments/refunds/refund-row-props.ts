import type { Business, Refund } from '@billfold/core/payments';

/** Props of the row of a refund, and of its buttons. */
export interface RefundRowProps {
  readonly business: Business;
  readonly refund: Refund;
}
