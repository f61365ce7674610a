import type { Webhook } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { Badge } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { webhookState } from './webhook-state.ts';

const tones = { ON: 'success', FAILING: 'danger', OFF: 'neutral' } as const;

/** State of a webhook in a word. */
export function WebhookBadge({ webhook }: { readonly webhook: Webhook }): ReactElement {
  const t = useTranslate();
  const state = webhookState(webhook);
  return <Badge tone={tones[state]}>{t(`webhooks.state.${state}`)}</Badge>;
}
