import type { SweepStatus } from '@billfold/core/payments';
import type { BadgeProps } from '@billfold/react/internal';

/** Tone of the badge of each status. */
export const toneOfSweep: Readonly<Record<SweepStatus, BadgeProps['tone']>> = {
  SENDING: 'info',
  DONE: 'success',
  PARTIAL: 'warning',
  FAILED: 'danger',
};
