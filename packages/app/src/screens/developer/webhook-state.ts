import type { Webhook } from '@billfold/core/payments';

export type WebhookState = 'ON' | 'FAILING' | 'OFF';

/** Returns whether a webhook is off, failing, or working as far as is known. */
export function webhookState({
  isEnabled,
  failingSince,
}: Pick<Webhook, 'isEnabled' | 'failingSince'>): WebhookState {
  if (!isEnabled) return 'OFF';
  return failingSince === null ? 'ON' : 'FAILING';
}
