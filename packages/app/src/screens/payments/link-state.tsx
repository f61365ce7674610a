import type { PaymentLink, PaymentLinkState } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { Badge, type BadgeProps } from '@billfold/react/internal';
import type { ReactElement } from 'react';

/** State of a payment link. */
export function LinkState({ link }: { readonly link: PaymentLink }): ReactElement {
  const t = useTranslate();
  const { state } = link;
  if (isInUse(link)) return <Badge tone="info">{t('paymentLinks.state.inUse')}</Badge>;
  return <Badge tone={tones[state]}>{t(`paymentLinks.state.${state}`)}</Badge>;
}

/** Reports whether a link takes no payment only as long as an open one may still be paid. */
export const isInUse = ({ state, paid, maxUses }: PaymentLink): boolean =>
  state === 'USED_UP' && maxUses !== null && paid < maxUses;

const tones = {
  ACTIVE: 'success',
  PAUSED: 'warning',
  EXPIRED: 'neutral',
  USED_UP: 'neutral',
  ARCHIVED: 'neutral',
} as const satisfies Record<PaymentLinkState, BadgeProps['tone']>;
