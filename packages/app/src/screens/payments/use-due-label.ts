import type { MessageKey } from '@billfold/core/i18n';
import { useClient } from '@billfold/react/hooks';

/** Returns the label of the day on which a link closes, or did. */
export function useDueLabel(): (dueAt: Date) => MessageKey {
  const { clock } = useClient().platform;
  return (dueAt) => (dueAt.getTime() <= clock.now() ? 'paymentLinks.closed' : 'paymentLinks.due');
}
