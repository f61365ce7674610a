import type { BusinessStatus } from '@billfold/core/payments';
import type { BadgeProps } from '@billfold/react/internal';

export const statusTones = {
  ONBOARDING: 'info',
  ACTIVE: 'success',
  SUSPENDED: 'warning',
  ARCHIVED: 'neutral',
} as const satisfies Record<BusinessStatus, BadgeProps['tone']>;
