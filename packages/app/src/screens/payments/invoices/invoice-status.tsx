import type { LinkInvoiceStatus, LinkScheduleStatus } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { Badge, type BadgeProps } from '@billfold/react/internal';
import type { ReactElement } from 'react';

/** Status of an invoice. */
export function InvoiceStatus({ status }: { readonly status: LinkInvoiceStatus }): ReactElement {
  const t = useTranslate();
  return <Badge tone={invoiceTones[status]}>{t(`linkInvoices.status.${status}`)}</Badge>;
}

/** Status of a schedule of invoices. */
export function ScheduleStatus({ status }: { readonly status: LinkScheduleStatus }): ReactElement {
  const t = useTranslate();
  return <Badge tone={scheduleTones[status]}>{t(`linkInvoices.schedule.${status}`)}</Badge>;
}

const invoiceTones = {
  SCHEDULED: 'neutral',
  SENT: 'info',
  NOT_SENT: 'danger',
  OVERDUE: 'warning',
  PAID: 'success',
  REFUNDED: 'neutral',
  CANCELLED: 'neutral',
} as const satisfies Record<LinkInvoiceStatus, BadgeProps['tone']>;

const scheduleTones = {
  ACTIVE: 'success',
  PAUSED: 'warning',
  ENDED: 'neutral',
  CANCELLED: 'neutral',
} as const satisfies Record<LinkScheduleStatus, BadgeProps['tone']>;
