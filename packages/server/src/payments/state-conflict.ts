import { paymentFlags } from '@billfold/core/contract';
import { displayStatus } from '@billfold/core/payments';
import { ApiError } from '../platform/api-error.ts';
import type { PaymentRow } from './payment-parts.ts';

/** Creates the refusal of what the state of a payment, which it names, does not allow. */
export function stateConflict(row: PaymentRow, remedy: string): ApiError {
  const { id, status, paidState, refundState } = row;
  const flags = paymentFlags.filter((flag) => row.flags.includes(flag));
  const label = displayStatus({ status, paidState, refundState, flags });
  return new ApiError(409, 'STATE_CONFLICT', {
    message: 'Not possible now',
    errors: [`This payment is ${label.toLowerCase()}. ${remedy}`],
    current: { id, status, paidState },
  });
}
