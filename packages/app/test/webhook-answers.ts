import {
  createWebhook,
  type Delivery,
  type DeliveryDetail,
  deleteWebhook,
  getDelivery,
  getWebhook,
  type ListDeliveries,
  listDeliveries,
  listWebhooks,
  type NewWebhook,
  pingWebhook,
  type ReplayDeliveries,
  replayDeliveries,
  resendDelivery,
  rollWebhookSecret,
  updateWebhook,
  type WebhookDetail,
} from '@billfold/core/contract';
import { FakeRefusal, type Sandbox } from '@billfold/core/testing';
import { at } from './account-answers.ts';

/** The webhooks that the payments service holds, and the requests it received. */
export interface WebhookBooks {
  webhooks: WebhookDetail[];
  deliveries: DeliveryDetail[];
  /** Why the next URL is refused; null takes any. */
  urlFault: string | null;
  readonly sent: {
    readonly created: NewWebhook[];
    readonly asked: ListDeliveries[];
    readonly replays: ReplayDeliveries[];
    readonly overlaps: number[];
  };
}

export const webhookSecret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

export const webhookId = (number: number): string => `whk_${String(number).padStart(26, '0')}`;
export const deliveryId = (number: number): string => `whd_${String(number).padStart(26, '0')}`;

/** A webhook that works. */
export function webhookOf(number: number, facts: Partial<WebhookDetail> = {}): WebhookDetail {
  return {
    ...{ id: webhookId(number), livemode: false, url: `https://shop-${number}.example/hooks` },
    ...{ description: null, events: null, apiVersion: '2026-11-01', isEnabled: true },
    ...{ disablesItself: true, disabledReason: null, disabledAt: null, failingSince: null },
    ...{ formerSecretUntil: null, successRate24h: '100', successRate7d: '99.5' },
    ...{ nextRetryAt: null, createdAt: at, missed: null },
    ...facts,
  };
}

/** A delivery that was refused once. */
export function deliveryOf(number: number, facts: Partial<DeliveryDetail> = {}): DeliveryDetail {
  return {
    ...{ id: deliveryId(number), eventId: `evt_${number}`, eventType: 'payment.confirmed' },
    ...{ paymentId: 'pay_1', result: 'FAILED', isManual: false, createdAt: at },
    ...{ nextAttemptAt: null, body: `{"id":"evt_${number}","note":"it's"}` },
    attempts: [attempt],
    ...facts,
  };
}

const attempt: DeliveryDetail['attempts'][number] = {
  ...{ number: 1, sentAt: at, durationMs: 120, httpStatus: 500, error: null },
  requestHeaders: { 'webhook-id': 'evt_1', 'webhook-signature': 'v1,c2lnbmF0dXJl' },
  responseHeaders: { 'content-type': 'text/plain' },
  responseBody: 'database is down',
};

/** An attempt that the receiver accepted. */
export const accepted = { ...attempt, httpStatus: 204, durationMs: 35, responseBody: '' };

/** Answers the calls about webhooks and deliveries from books in memory. */
export function answerWebhooks(
  { services }: Sandbox,
  facts: Partial<Pick<WebhookBooks, 'webhooks' | 'deliveries'>> = {},
): WebhookBooks {
  const books: WebhookBooks = {
    ...{ webhooks: [], deliveries: [], urlFault: null },
    sent: { created: [], asked: [], replays: [], overlaps: [] },
    ...facts,
  };
  const find = (id: string): WebhookDetail => {
    const found = books.webhooks.find((each) => each.id === id);
    if (!found) throw new FakeRefusal(404, { code: 'NOT_FOUND', errors: ['It does not exist.'] });
    return found;
  };
  services.on(listWebhooks)(() => ({ data: books.webhooks }));
  services.on(getWebhook)(({ params: { id } }) => ({ data: find(id) }));
  services.on(createWebhook)(({ body }) => {
    if (books.urlFault !== null) throw refusedUrl(books.urlFault);
    books.sent.created.push(body);
    const { url, description = null, events = null } = body;
    const made = webhookOf(books.webhooks.length + 1, { url, description, events });
    books.webhooks = [...books.webhooks, made];
    return { data: { ...made, secret: webhookSecret } };
  });
  services.on(updateWebhook)(({ params: { id }, body }) => {
    if (body.url !== undefined && books.urlFault !== null) throw refusedUrl(books.urlFault);
    const changed = { ...find(id), ...body };
    books.webhooks = books.webhooks.map((each) => (each.id === id ? changed : each));
    return { data: changed };
  });
  services.on(deleteWebhook)(({ params: { id } }) => {
    books.webhooks = books.webhooks.filter((each) => each.id !== id);
    return null;
  });
  services.on(rollWebhookSecret)(({ params: { id }, body }) => {
    books.sent.overlaps.push(body.overlapHours);
    return { data: { ...find(id), secret: webhookSecret } };
  });
  answerDeliveries(services, books);
  return books;
}

function answerDeliveries(services: Sandbox['services'], books: WebhookBooks): void {
  const find = (id: string): DeliveryDetail => {
    const found = books.deliveries.find((each) => each.id === id);
    if (!found) throw new FakeRefusal(404, { code: 'NOT_FOUND', errors: ['It does not exist.'] });
    return found;
  };
  const add = (facts: Partial<DeliveryDetail>): DeliveryDetail => {
    const made = deliveryOf(books.deliveries.length + 1, facts);
    books.deliveries = [made, ...books.deliveries];
    return made;
  };
  services.on(pingWebhook)(() => {
    const waiting = { eventType: 'webhook.ping', result: 'PENDING', attempts: [] } as const;
    return { data: { deliveryId: add(waiting).id } };
  });
  services.on(listDeliveries)(({ query }) => {
    books.sent.asked.push(query);
    const { result, eventType } = query;
    const data: Delivery[] = books.deliveries.filter(
      (each) =>
        (result === undefined || each.result === result) &&
        (eventType === undefined || each.eventType === eventType),
    );
    return { data, meta: { page: 1, pageSize: 25, total: data.length } };
  });
  services.on(getDelivery)(({ params }) => ({ data: find(params.deliveryId) }));
  services.on(resendDelivery)(({ params }) => {
    const { eventId, eventType } = find(params.deliveryId);
    const again = { eventId, eventType, result: 'PENDING', isManual: true, attempts: [] } as const;
    return { data: add(again) };
  });
  services.on(replayDeliveries)(({ body }) => {
    books.sent.replays.push(body);
    return { data: { count: 3 } };
  });
}

const refusedUrl = (fault: string): FakeRefusal =>
  new FakeRefusal(400, { code: 'WEBHOOK_URL_REFUSED', errors: [fault], fields: { url: [fault] } });
