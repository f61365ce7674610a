import { deadlineOf } from './deadline-of.ts';
import type { DecisionFacts, PaymentFact, TransferFact } from './decision-facts.ts';

/** Returns true for a transfer that was seen and mined after the payment had ended. */
export function isLate(
  { firstSeenAt, minedAt }: Pick<TransferFact, 'firstSeenAt' | 'minedAt'>,
  facts: Pick<DecisionFacts, 'payment'>,
): boolean {
  const end = endOf(facts.payment) ?? deadlineOf(facts.payment);
  return firstSeenAt >= end && (minedAt === null || minedAt >= end);
}

/** Returns when a payment was cancelled, if it was; one that money reached first was not. */
function endOf({ status, acceptedAt, cancelledAt }: PaymentFact): Date | null {
  return status === 'CANCELLED' || acceptedAt !== null ? cancelledAt : null;
}
