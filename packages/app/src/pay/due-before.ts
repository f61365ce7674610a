import { trimDecimal } from '@billfold/core/internal';
import type { Checkout } from '@billfold/core/payments';

/** Returns the due of a quote that another one of its asset replaced before anything was paid; else null. */
export function dueBefore(known: DueFacts | null, next: DueFacts): string | null {
  if (known?.due == null || next.due === null || known.due === next.due) return null;
  const isSame =
    known.selected?.asset === next.selected?.asset &&
    known.selected?.network === next.selected?.network;
  return isSame && next.status === 'PENDING' && next.paidState === 'UNPAID'
    ? trimDecimal(known.due)
    : null;
}

type DueFacts = Pick<Checkout, 'due' | 'selected' | 'status' | 'paidState'>;
