import { notifyBusiness } from '../business-mails/notify-business.ts';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import type { MailParagraph } from '../mail/compose-mail.ts';
import type { MailLanguage } from '../mail/mail-language.ts';
import type { EndpointRow } from './endpoint-store.ts';

type Context = Pick<ServiceContext, 'platform' | 'publicUrl'>;

/** Notifies a business that one of its webhooks has failed for a while, once in each row of failures. */
export function notifyOfFailingWebhook(
  tx: Db,
  context: Context,
  endpoint: EndpointRow,
): Promise<void> {
  const { businessId, livemode, url, id: objectId } = endpoint;
  return notifyBusiness(tx, context, {
    ...{ businessId, event: 'webhook.failing', livemode, objectId },
    write: (language, business) => ({
      subject: language.text('webhook.failing.subject', { business }),
      paragraphs: [
        language.text('webhook.failing', { url }),
        language.text('webhook.failing.retries'),
        ...(endpoint.disablesItself ? [language.text('webhook.failing.end')] : []),
        openWebhook(context, endpoint, language),
      ],
    }),
  });
}

export interface DisabledEndpoint {
  readonly endpoint: EndpointRow;
  /** Why it was turned off: the receiver is gone, or accepted nothing for days. */
  readonly cause: 'gone' | 'silent';
}

/** Notifies a business that one of its webhooks was turned off. */
export function notifyOfDisabledWebhook(
  tx: Db,
  context: Context,
  { endpoint, cause }: DisabledEndpoint,
): Promise<void> {
  const { businessId, livemode, url, id: objectId } = endpoint;
  return notifyBusiness(tx, context, {
    ...{ businessId, event: 'webhook.disabled', livemode, objectId },
    write: (language, business) => ({
      subject: language.text('webhook.disabled.subject', { business }),
      paragraphs: [
        language.text(`webhook.disabled.${cause}`, { url }),
        language.text('webhook.disabled.advice'),
        openWebhook(context, endpoint, language),
      ],
    }),
  });
}

function openWebhook(
  { publicUrl }: Context,
  { id }: EndpointRow,
  { text }: MailLanguage,
): MailParagraph {
  return { link: `${publicUrl}/payments/webhook-logs/${id}`, label: text('webhook.open') };
}
