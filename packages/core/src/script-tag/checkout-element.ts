import type { PaidState, PaymentStatus } from '../contract/payments/payment.ts';

/** Payment as the checkout of an element shows it. A hint for the page: a server asks the merchant API. */
export interface CheckoutElementPayment {
  readonly id: string;
  readonly status: PaymentStatus;
  readonly paidState: PaidState;
}

/** Attributes of `<billfold-checkout>`. */
export interface BillfoldCheckoutAttributes {
  /** Id of the payment, such as `pay_…`. */
  readonly 'payment-id'?: string | undefined;
  /** Accessible name of the frame; `Checkout` unless given. */
  readonly label?: string | undefined;
}

/** The checkout page of one payment in a frame, as high as its content. */
export interface BillfoldCheckoutElement extends HTMLElement {
  /** Id of the payment; another one shows another checkout. */
  paymentId: string;
}

/** Events of `<billfold-checkout>`, in addition to `billfold-error`. They bubble, also out of shadow roots. */
export interface BillfoldCheckoutEvents {
  /** The checkout is shown. */
  'billfold-ready': CustomEvent<{ readonly paymentId: string }>;
  /** State of the payment: at first, and after each change. */
  'billfold-payment': CustomEvent<CheckoutElementPayment>;
}
