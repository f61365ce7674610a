import type { Payment } from '../contract/payments/payment.ts';

/**
 * Reports whether a person should look at a payment: money is missing, late, too much or in another asset, or it
 * no longer counts as paid.
 */
export function needsAttention({
  displayStatus,
  paidState,
  refundState,
  flags,
}: Pick<Payment, 'displayStatus' | 'paidState' | 'refundState' | 'flags'>): boolean {
  const isOdd =
    displayStatus === 'Underpaid' || displayStatus === 'Late' || displayStatus === 'Invalid';
  const isTooMuch = paidState === 'OVERPAID' && refundState === 'NONE';
  return isOdd || isTooMuch || flags.includes('wrongAsset');
}
