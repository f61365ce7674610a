import type { Delivery } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { Badge, type BadgeProps } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { type DeliveryState, deliveryStateOf } from './delivery-state.ts';

export interface DeliveryBadgeProps {
  readonly delivery: Pick<Delivery, 'result' | 'attempts'>;
}

/** State of a delivery in a word. */
export function DeliveryBadge({ delivery }: DeliveryBadgeProps): ReactElement {
  const t = useTranslate();
  const state = deliveryStateOf(delivery);
  return <Badge tone={deliveryTones[state]}>{t(`delivery.result.${state}`)}</Badge>;
}

export const deliveryTones = {
  SUCCEEDED: 'success',
  FAILED: 'danger',
  RETRYING: 'warning',
  PENDING: 'info',
} as const satisfies Record<DeliveryState, BadgeProps['tone']>;
