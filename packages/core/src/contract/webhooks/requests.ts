import * as z from 'zod/mini';
import { businessItemPath, instantText, publicId } from '../payments/requests.ts';
import { businessId, businessPath, freeText, httpsUrl } from '../payments/values.ts';
import { describeRequest } from '../request-schemas.ts';
import { pageFields } from '../request-values.ts';
import type { Schema } from '../schema.ts';
import * as deliveriesCalls from './deliveries.ts';
import {
  type DeliveryPath,
  deliveryResults,
  type ListDeliveries,
  type ReplayDeliveries,
} from './deliveries.ts';
import { webhookEventTypes } from './events.ts';
import type { CreateWebhook, NewWebhook, RollSecret, UpdateWebhook } from './webhooks.ts';
import * as webhooksCalls from './webhooks.ts';

const deliveryPath = (): Schema<DeliveryPath> =>
  z.strictObject({ businessId: businessId(), id: publicId('whk'), deliveryId: publicId('whd') });

const events = () =>
  z.nullable(z.readonly(z.array(z.enum(webhookEventTypes)).check(z.minLength(1), z.maxLength(12))));

const newWebhookFields = () => ({
  url: httpsUrl(),
  description: z.exactOptional(z.nullable(freeText(200))),
  events: z.exactOptional(events()),
  disablesItself: z.exactOptional(z.boolean()),
});
export const newWebhookBody = (): Schema<NewWebhook> => z.strictObject(newWebhookFields());

const createWebhookBody = (): Schema<CreateWebhook> =>
  z.strictObject({ ...newWebhookFields(), livemode: z.boolean() });

export const updateWebhookBody = (): Schema<UpdateWebhook> =>
  z.strictObject({
    ...newWebhookFields(),
    url: z.exactOptional(httpsUrl()),
    isEnabled: z.exactOptional(z.boolean()),
  });

/** Requests of the calls in contract/webhooks, for the server, its documents and the fakes. */
export const webhookRequests = [
  describeRequest(deliveriesCalls.listDeliveries, {
    summary: 'The deliveries of a webhook endpoint, newest first.',
    params: businessItemPath('whk'),
    query: (): Schema<ListDeliveries> =>
      z.strictObject({
        page: pageFields.page(),
        pageSize: pageFields.pageSize(),
        eventType: z.exactOptional(z.enum(webhookEventTypes)),
        result: z.exactOptional(z.enum(deliveryResults)),
        from: z.exactOptional(instantText()),
        to: z.exactOptional(instantText()),
        paymentId: z.exactOptional(freeText(80)),
      }),
  }),
  describeRequest(deliveriesCalls.getDelivery, {
    summary: 'One delivery with what was sent and answered.',
    params: deliveryPath,
  }),
  describeRequest(deliveriesCalls.resendDelivery, {
    summary: 'Send the event of a delivery again.',
    params: deliveryPath,
  }),
  describeRequest(deliveriesCalls.replayDeliveries, {
    summary: 'Send the events of a time again.',
    params: businessItemPath('whk'),
    body: (): Schema<ReplayDeliveries> =>
      z.strictObject({ from: instantText(), to: instantText(), onlyFailed: z.boolean() }),
  }),
  describeRequest(webhooksCalls.listWebhooks, {
    summary: 'The webhook endpoints of a business.',
    params: businessPath,
  }),
  describeRequest(webhooksCalls.createWebhook, {
    summary: 'Add a webhook endpoint. WEBHOOK_URL_REFUSED for an address that is not public.',
    params: businessPath,
    body: createWebhookBody,
  }),
  describeRequest(webhooksCalls.getWebhook, {
    summary: 'One webhook endpoint.',
    params: businessItemPath('whk'),
  }),
  describeRequest(webhooksCalls.updateWebhook, {
    summary: 'Change what is given of a webhook endpoint.',
    params: businessItemPath('whk'),
    body: updateWebhookBody,
  }),
  describeRequest(webhooksCalls.deleteWebhook, {
    summary: 'Remove a webhook endpoint.',
    params: businessItemPath('whk'),
  }),
  describeRequest(webhooksCalls.rollWebhookSecret, {
    summary: 'Replace the secret; for the hours that are named, both sign.',
    params: businessItemPath('whk'),
    body: (): Schema<RollSecret> =>
      z.strictObject({
        overlapHours: z.union([z.literal(0), z.literal(1), z.literal(24), z.literal(72)]),
      }),
  }),
  describeRequest(webhooksCalls.pingWebhook, {
    summary: 'Send a test event.',
    params: businessItemPath('whk'),
  }),
];
