import { mailBusiness } from '../business-mails/mail-business.ts';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import type { EndpointRow } from './endpoint-store.ts';

type Context = Pick<ServiceContext, 'platform' | 'publicUrl'>;

/** Emails a business that one of its webhooks has failed for a while, once in each row of failures. */
export function mailFailingWebhook(tx: Db, context: Context, endpoint: EndpointRow): Promise<void> {
  const { businessId, livemode, url } = endpoint;
  return mailBusiness(tx, context, {
    ...{ businessId, event: 'webhook.failing', livemode },
    compose: (shop) => ({
      subject: `A webhook of ${shop} is failing`,
      paragraphs: [
        `For more than an hour, ${url} has accepted no event.`,
        'We try each event again for about three days. Repair the receiver before that.',
        ...(endpoint.disablesItself
          ? ['After five days without success we turn the webhook off.']
          : []),
        openWebhook(context, endpoint),
      ],
    }),
  });
}

export interface DisabledEndpoint {
  readonly endpoint: EndpointRow;
  /** Why it was turned off, as a sentence. */
  readonly reason: string;
}

/** Emails a business that one of its webhooks was turned off. */
export function mailDisabledWebhook(
  tx: Db,
  context: Context,
  { endpoint, reason }: DisabledEndpoint,
): Promise<void> {
  const { businessId, livemode, url } = endpoint;
  return mailBusiness(tx, context, {
    ...{ businessId, event: 'webhook.disabled', livemode },
    compose: (shop) => ({
      subject: `A webhook of ${shop} was turned off`,
      paragraphs: [
        `We stopped sending events to ${url}. ${reason}`,
        'Repair the receiver, turn the webhook on again, and send the missed events again. They are kept for 30 days.',
        openWebhook(context, endpoint),
      ],
    }),
  });
}

const openWebhook = ({ publicUrl }: Context, { id }: EndpointRow) => ({
  ...{ link: `${publicUrl}/payments/webhook-logs/${id}`, label: 'Open webhook' },
});
