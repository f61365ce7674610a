import type { PaymentFact } from './decision-facts.ts';
import { isVoid } from './is-void.ts';

/** Returns true where a person says that the payment was paid elsewhere. */
export function isMarkedPaid(payment: PaymentFact): boolean {
  return payment.paidElsewhere !== null && !isVoid(payment);
}
