import type { Checkout } from '@billfold/core/contract';
import type { LoadedCheckout } from './load-checkout.ts';

/** State of a watched checkout. */
export interface CheckoutState {
  readonly checkout: Checkout;
  /** It will not change any more. */
  readonly isLast: boolean;
}

export interface CheckoutReader {
  /** Called with the present state, and with each state that differs from the one before. */
  readonly onState: (state: CheckoutState) => void;
  /** Called where the payment is gone, or the server stops. */
  readonly onStop: () => void;
}

/** Payment that someone watches. */
export interface WatchedPayment {
  readonly readers: Set<CheckoutReader>;
  /** Null until it was loaded once. */
  loaded: LoadedCheckout | null;
  /** State that was told last, without the time of the server. */
  told: string;
  cancelTimer: () => void;
}
