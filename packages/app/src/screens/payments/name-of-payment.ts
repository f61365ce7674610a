import { shortenAddress } from '@billfold/core';
import type { Payment } from '@billfold/core/payments';

/** Returns what a merchant knows a payment by: its order, its description, or its shortened id. */
export function nameOfPayment({
  id,
  orderId,
  description,
}: Pick<Payment, 'id' | 'orderId' | 'description'>): string {
  return orderId ?? (description || shortenAddress(id));
}
