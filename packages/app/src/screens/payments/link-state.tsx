import type { PaymentLink, PaymentLinkState } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { Badge, type BadgeProps } from '@billfold/react/internal';
import type { ReactElement } from 'react';

/** State of a payment link. */
export function LinkState({ link: { state } }: { readonly link: PaymentLink }): ReactElement {
  const t = useTranslate();
  return <Badge tone={tones[state]}>{t(`paymentLinks.state.${state}`)}</Badge>;
}

const tones = {
  ACTIVE: 'success',
  PAUSED: 'warning',
  EXPIRED: 'neutral',
  USED_UP: 'neutral',
  ARCHIVED: 'neutral',
} as const satisfies Record<PaymentLinkState, BadgeProps['tone']>;
