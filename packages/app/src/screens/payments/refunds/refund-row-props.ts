import type { Business, Price, Refund } from '@billfold/core/payments';

/** Props of the row of a refund, and of its buttons. */
export interface RefundRowProps {
  readonly business: Business;
  readonly refund: Refund;
  /** Value of its amount when the payment was paid; null where it is not known. */
  readonly value?: Price | null | undefined;
  /** True where the page has the button that signs above. */
  readonly isSignedAbove?: boolean;
}
