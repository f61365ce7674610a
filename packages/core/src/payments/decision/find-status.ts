import type { PaymentStatus } from '../../contract/payments/payment.ts';
import type { Acceptance } from './acceptance.ts';
import type { Money } from './count-money.ts';
import { deadlineOf, isReadPast } from './deadline-of.ts';
import type { DecisionFacts, PaymentFact } from './decision-facts.ts';
import { findConfirmed } from './find-confirmed.ts';
import { isEnded } from './is-ended.ts';
import { isMarkedPaid } from './is-marked-paid.ts';
import { isVoid } from './is-void.ts';

/** Finds the status of a payment, given what was accepted as its price. */
export function findStatus(
  facts: DecisionFacts,
  money: Money,
  acceptance: Acceptance | null,
): PaymentStatus {
  const { payment } = facts;
  const { status } = payment;
  if (isVoid(payment) && canBecomeVoid(status)) return 'INVALID';
  if (isMarkedPaid(payment)) return 'COMPLETED';
  if (isOpen(status) && payment.cancelledAt !== null && money.credited === 0n) return 'CANCELLED';
  if (isEnded(status) && acceptance === null && !isBack(facts)) return status;
  const target = acceptance?.amount ?? money.threshold;
  // Late money waits until the window has ended: which loop runs first must not decide.
  const isEarly = isOpen(status) && acceptance === null;
  if ((isEarly ? money.creditedInTime : money.credited) < target)
    return findStatusBelow(facts, acceptance);
  switch (findConfirmed(money.counted, target)?.depth) {
    case 'FINAL':
      return 'COMPLETED';
    case 'REQUIRED':
      return status === 'COMPLETED' ? 'COMPLETED' : 'CONFIRMED';
    default:
      return 'CONFIRMING';
  }
}

/** Returns true once a payment was confirmed, also where a reorganisation took that back. */
export function wasConfirmed({ confirmedAt, flags }: PaymentFact): boolean {
  return confirmedAt !== null || flags.includes('reorged');
}

/** Finds the status of a payment whose money is less than its price. */
function findStatusBelow(facts: DecisionFacts, acceptance: Acceptance | null): PaymentStatus {
  const { payment, quotes, now } = facts;
  const { status } = payment;
  if (wasConfirmed(payment) || status === 'INVALID') return 'INVALID';
  const deadline = deadlineOf(payment);
  const isWindowOpen = acceptance === null && now < deadline;
  if (status === 'CONFIRMING' && !isWindowOpen) return 'INVALID';
  if (!isWindowOpen && isReadPast(facts, deadline)) return 'EXPIRED';
  return quotes.length === 0 ? 'CREATED' : 'PENDING';
}

/** Returns true where an ended payment goes on: its money came back, or its window was set anew. */
function isBack(facts: DecisionFacts): boolean {
  const { status, flags, closedAt } = facts.payment;
  if (status === 'INVALID') return flags.includes('reorged') && !isVoid(facts.payment);
  return status === 'EXPIRED' && closedAt !== null && deadlineOf(facts.payment) > closedAt;
}

const isOpen = (status: PaymentStatus) => status === 'CREATED' || status === 'PENDING';
/** One that is complete by its money is not declared void; one that was marked as paid is. */
const canBecomeVoid = (status: PaymentStatus) =>
  status !== 'CREATED' && status !== 'EXPIRED' && status !== 'CANCELLED';
