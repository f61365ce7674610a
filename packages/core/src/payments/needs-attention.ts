import type { Payment } from '../contract/payments/payment.ts';

/**
 * Reports whether a person should look at a payment: money is missing, late, too much or in another asset, or it
 * no longer counts as paid. What came above the price asks for nobody while a refund is on its way.
 */
export function needsAttention({
  displayStatus,
  paidState,
  refundState,
  flags,
  isRefunding = false,
}: Pick<Payment, 'displayStatus' | 'paidState' | 'refundState' | 'flags'> & {
  readonly isRefunding?: boolean;
}): boolean {
  const isOdd =
    displayStatus === 'Underpaid' || displayStatus === 'Late' || displayStatus === 'Invalid';
  const isTooMuch = paidState === 'OVERPAID' && refundState === 'NONE' && !isRefunding;
  return isOdd || isTooMuch || flags.includes('wrongAsset');
}
