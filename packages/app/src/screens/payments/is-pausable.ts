import type { PaymentLink } from '@billfold/core/payments';

/** Reports whether a link can be paused or resumed: one that has closed or is used up takes no payment anyway. */
export function isPausable({ state }: Pick<PaymentLink, 'state'>): boolean {
  return state === 'ACTIVE' || state === 'PAUSED';
}
