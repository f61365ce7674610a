import type { PaymentRow, TransferRow } from '../payments/payment-parts.ts';

/** Problem of a payment, as its payer is told by email. */
export type PaymentProblem =
  | 'INVALID'
  | 'LATE'
  | 'UNDERPAID'
  | 'REST'
  | 'WRONG_ASSET'
  | 'LOST'
  | 'OVERPAID';

export type JudgedRow = Pick<PaymentRow, 'status' | 'paidState' | 'refundState' | 'flags'>;

/** Payment before and after a decision. */
export interface DecidedPayment {
  readonly before: JudgedRow & Pick<PaymentRow, 'confirmedAt'>;
  readonly after: JudgedRow;
  readonly transfers: readonly Pick<TransferRow, 'endedAs'>[];
}

/** Finds what went wrong with a payment by its last decision: of several things the first that its page would show. */
export function findProblem({ before, after, transfers }: DecidedPayment): PaymentProblem | null {
  const isNew = (problem: PaymentProblem): boolean => {
    if (!hasProblem(after, problem) || hasProblem(before, problem)) return false;
    // Nothing is lost of a payment for which nothing had come.
    if (problem === 'LOST')
      return before.paidState !== 'UNPAID' && transfers.some(({ endedAs }) => endedAs !== null);
    // The receipt tells of what came before it.
    return problem !== 'OVERPAID' || before.confirmedAt !== null;
  };
  return problems.find(isNew) ?? null;
}

const problems: readonly PaymentProblem[] = [
  ...(['INVALID', 'LATE', 'UNDERPAID', 'REST', 'WRONG_ASSET', 'LOST', 'OVERPAID'] as const),
];

/** Reports whether a payment has a problem now. What is sent back is told of by the emails of its refund. */
export function hasProblem(
  { status, paidState, refundState, flags }: JudgedRow,
  problem: PaymentProblem,
): boolean {
  if (refundState !== 'NONE') return false;
  const isOver = status === 'EXPIRED' || status === 'CANCELLED';
  const isUnpaid = isOver || status === 'CREATED' || status === 'PENDING';
  const isLate = isOver && flags.includes('late');
  switch (problem) {
    case 'INVALID':
      return status === 'INVALID';
    case 'LATE':
      return isLate;
    case 'UNDERPAID':
      return isOver && !isLate && paidState !== 'UNPAID';
    case 'REST':
      return status === 'PENDING' && paidState === 'UNDERPAID';
    case 'WRONG_ASSET':
      return isUnpaid && !isLate && flags.includes('wrongAsset');
    case 'LOST':
      return isUnpaid && paidState === 'UNPAID';
    case 'OVERPAID':
      return !isUnpaid && status !== 'INVALID' && paidState === 'OVERPAID';
    default:
      return problem satisfies never;
  }
}
