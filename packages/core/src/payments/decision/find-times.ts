import type { PaymentStatus } from '../../contract/payments/payment.ts';
import type { PaymentState } from './decision.ts';
import type { DecisionFacts } from './decision-facts.ts';
import { wasTakenBack } from './find-flags.ts';
import { isEnded } from './is-ended.ts';
import { isMarkedPaid } from './is-marked-paid.ts';
import { isVoid } from './is-void.ts';

type Times = Pick<PaymentState, 'detectedAt' | 'confirmedAt' | 'completedAt' | 'closedAt'>;

/**
 * Returns when a payment passed its milestones, those that a reorganisation or the end of a mark as paid took back
 * without a time. Nothing is detected of a payment that is marked as paid.
 */
export function findTimes({ payment, now }: DecisionFacts, status: PaymentStatus): Times {
  const isLost = wasTakenBack(payment, status);
  const isUnmarked = payment.status === 'COMPLETED' && isVoid(payment);
  const isClosed = isEnded(status) || status === 'COMPLETED';
  const since = (before: Date | null, isReached: boolean) => (isReached ? (before ?? now) : before);
  const { detectedAt, confirmedAt, completedAt, closedAt } = payment;
  return {
    detectedAt:
      isLost && status === 'INVALID'
        ? null
        : since(detectedAt, isPaid(status) && !isMarkedPaid(payment)),
    confirmedAt:
      isLost || isUnmarked ? null : since(confirmedAt, isPaid(status) && status !== 'CONFIRMING'),
    completedAt: status === 'COMPLETED' ? (completedAt ?? now) : null,
    closedAt: isClosed ? (payment.status === status ? (closedAt ?? now) : now) : null,
  };
}

const isPaid = (status: PaymentStatus) =>
  status === 'CONFIRMING' || status === 'CONFIRMED' || status === 'COMPLETED';
