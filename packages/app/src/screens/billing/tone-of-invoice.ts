import type { InvoiceStatus } from '@billfold/core/payments';
import type { BadgeProps } from '@billfold/react/internal';

/** Tones of the states of an invoice. */
export const toneOfInvoice: Readonly<Record<InvoiceStatus, BadgeProps['tone']>> = {
  OPEN: 'warning',
  PAID: 'success',
  VOID: 'neutral',
  REFUNDED: 'neutral',
};
