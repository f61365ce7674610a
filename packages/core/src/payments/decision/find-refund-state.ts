import type { PaymentStatus, RefundState } from '../../contract/payments/payment.ts';
import type { Money } from './count-money.ts';
import { isEnded } from './is-ended.ts';

/**
 * Compares what went back with what came. The part above the price of a paid payment is the payer's
 * own: its return changes nothing.
 */
export function findRefundState(
  { refunded, booked, owed }: Money,
  status: PaymentStatus,
): RefundState {
  if (refunded === 0n) return 'NONE';
  if (!isEnded(status) && refunded <= booked - owed) return 'NONE';
  return refunded >= booked ? 'FULL' : 'PARTIAL';
}
