import type {
  PaidState,
  PaymentConfirmations,
  PaymentFlag,
  PaymentStatus,
  RefundState,
} from '../../contract/payments/payment.ts';
import type { BaseUnits } from '../../money/base-units.ts';
import type { Decimal } from '../../money/decimal.ts';

/** State of a payment, as a decision leaves it and the next one finds it. */
export interface PaymentState {
  readonly status: PaymentStatus;
  readonly paidState: PaidState;
  readonly refundState: RefundState;
  readonly flags: readonly PaymentFlag[];
  /** End of the window of the chosen method; null before a method is chosen. */
  readonly expiresAt: Date | null;
  /** True once the window was extended for a payer who sent too little. */
  readonly isExtended: boolean;
  /** When a person or the late policy took what had come as the price. */
  readonly acceptedAt: Date | null;
  /** Sum that was accepted, in the currency of the price. */
  readonly acceptedAmount: string | null;
  /** Milestones; null again when a reorganisation took them back. */
  readonly detectedAt: Date | null;
  readonly confirmedAt: Date | null;
  readonly completedAt: Date | null;
  /** When it was completed, expired, cancelled or invalid; null while it is neither. */
  readonly closedAt: Date | null;
}

/** State and sums of a payment by its present facts. */
export interface Decision extends PaymentState {
  /** Value of the counted transfers at the rates of their quotes, rounded half up to the cents of the currency of the price. */
  readonly credited: Decimal;
  /** Part of the price that did not come yet, without the rounding of `credited`: what a new quote asks. */
  readonly remaining: Decimal;
  /**
   * `remaining` as if no value were rounded down to 10⁻⁸: what the due of a new quote is computed from. By the
   * rounded one, it would often be one unit above the due that is left of the quote before.
   */
  readonly remainingUnrounded: Decimal;
  readonly refunded: Decimal;
  /** Share of each transfer in `credited`, by its id; zero for one that does not count. */
  readonly credits: ReadonlyMap<string, Decimal>;
  /** Null without a method. */
  readonly method: MethodAmounts | null;
  readonly confirmations: PaymentConfirmations | null;
}

/** Amounts of a method, in base units of its asset. */
export interface MethodAmounts {
  readonly due: BaseUnits;
  readonly seen: BaseUnits;
  /** Part of `seen` with the required confirmations. */
  readonly confirmed: BaseUnits;
  readonly shortBy: BaseUnits;
  readonly overBy: BaseUnits;
}

/** State of a payment before anything happened to it. */
export const newPaymentState: PaymentState = {
  status: 'CREATED',
  paidState: 'UNPAID',
  refundState: 'NONE',
  flags: [],
  expiresAt: null,
  isExtended: false,
  acceptedAt: null,
  acceptedAmount: null,
  detectedAt: null,
  confirmedAt: null,
  completedAt: null,
  closedAt: null,
};
