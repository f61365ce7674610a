import type { InvalidFields } from '@billfold/core/flows';
import type { NewWebhook, WebhookEventType } from '@billfold/core/payments';

export type WebhookField = 'url' | 'description' | 'events';

/** Typed and chosen values of a webhook. */
export interface WebhookValues {
  readonly url: string;
  readonly description: string;
  readonly sendsAll: boolean;
  readonly types: readonly WebhookEventType[];
  readonly disablesItself: boolean;
}

/** Reads what was typed, and names what is wrong with it; the service looks at the host. */
export function readWebhook(values: WebhookValues): {
  readonly invalid: InvalidFields<WebhookField>;
  readonly webhook: NewWebhook;
} {
  const { sendsAll, types, disablesItself } = values;
  const url = values.url.trim();
  const description = values.description.trim();
  return {
    invalid: {
      ...(!isWebAddress(url) && { url: 'webhook.url.invalid' }),
      ...(!sendsAll && types.length === 0 && { events: 'webhook.events.missing' }),
    },
    webhook: {
      url,
      description: description === '' ? null : description,
      events: sendsAll ? null : types,
      disablesItself,
    },
  };
}

/** An http address is for servers of one's own network, which the service knows. */
function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s/]+/i.test(text) && URL.canParse(text);
}
