import type { MessageKey } from '@billfold/core/i18n';
import type { PaymentLink } from '@billfold/core/payments';
import { useClient } from '@billfold/react/hooks';

/** Returns the label of the day on which a link closes, or did, also by the clock of the server alone. */
export function useDueLabel({ state, dueAt }: Pick<PaymentLink, 'state' | 'dueAt'>): MessageKey {
  const now = useClient().platform.clock.now();
  const isPast = state === 'EXPIRED' || (dueAt !== null && dueAt.getTime() <= now);
  return isPast ? 'paymentLinks.closed' : 'paymentLinks.due';
}
