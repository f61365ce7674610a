import type { Checkout } from '@billfold/core/payments';

/** Reports whether another amount is due of the same asset than before, while nothing was paid. */
export function isDueChanged(known: DueFacts | null, next: DueFacts): boolean {
  if (known?.due == null || next.due === null || known.due === next.due) return false;
  return (
    known.selected?.asset === next.selected?.asset &&
    known.selected?.network === next.selected?.network &&
    next.status === 'PENDING' &&
    next.paidState === 'UNPAID'
  );
}

type DueFacts = Pick<Checkout, 'due' | 'selected' | 'status' | 'paidState'>;
