import type { PayoutLine, PayoutStatus } from '@billfold/core/payments';
import type { BadgeProps } from '@billfold/react/internal';

/** Tone of the badge of each status. */
export const toneOfPayout: Readonly<Record<PayoutStatus, BadgeProps['tone']>> = {
  SENDING: 'info',
  DONE: 'success',
  PARTIAL: 'warning',
  FAILED: 'danger',
};

/** Tone of the badge of each state of a line. */
export const toneOfLine: Readonly<Record<PayoutLine['state'], BadgeProps['tone']>> = {
  PLANNED: 'neutral',
  SENT: 'info',
  CONFIRMED: 'success',
  FAILED: 'danger',
};
