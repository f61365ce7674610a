import { paymentFlags } from '@billfold/core/contract';
import { displayStatus } from '@billfold/core/payments';
import { ApiError } from '../platform/api-error.ts';
import { fill, type RefusalText, whole } from '../refusal-texts/refusal-text.ts';
import type { PaymentRow } from './payment-parts.ts';

/** Creates the refusal of what the state of a payment, which it names, does not allow. */
export function stateConflict(row: PaymentRow, remedy: RefusalText): ApiError {
  const { id, status, paidState, refundState } = row;
  const flags = paymentFlags.filter((flag) => row.flags.includes(flag));
  const label = displayStatus({ status, paidState, refundState, flags });
  return new ApiError(409, 'STATE_CONFLICT', {
    message: 'Not possible now',
    errors: [
      fill('This payment is {englishStatus}. {remedyText}', {
        englishStatus: label.toLowerCase(),
        remedyText: whole(remedy),
      }),
    ],
    current: { id, status, paidState },
  });
}
