import * as z from 'zod/mini';
import {
  type BusinessItemPath,
  type BusinessPath,
  businessItemPath,
  businessPath,
  freeText,
  httpsUrl,
} from '../payments/values.ts';
import type { Endpoint, Schema } from '../schema.ts';
import { type Data, data, date, nothing } from '../values.ts';
import { type WebhookEventType, webhookEventTypes } from './events.ts';

export interface Webhook {
  readonly id: string;
  readonly url: string;
  readonly description: string | null;
  /** Null sends all. */
  readonly events: readonly WebhookEventType[] | null;
  readonly apiVersion: string;
  readonly isEnabled: boolean;
  readonly disablesItself: boolean;
  /** Why it is off, where it turned itself off. */
  readonly disabledReason: string | null;
  /** Per cent of deliveries that arrived; null without any. */
  readonly successRate24h: string | null;
  readonly successRate7d: string | null;
  readonly nextRetryAt: Date | null;
  readonly createdAt: Date;
}
/** With its secret, in the two answers that ever show it. */
export interface WebhookWithSecret extends Webhook {
  readonly secret: string;
}
export interface CreateWebhook {
  readonly url: string;
  readonly description: string | null;
  readonly events: readonly WebhookEventType[] | null;
  readonly disablesItself: boolean;
}
export interface UpdateWebhook extends Partial<CreateWebhook> {
  readonly isEnabled?: boolean;
}

const webhookFields = () => ({
  id: z.string(),
  url: z.string(),
  description: z.nullable(z.string()),
  events: z.nullable(z.readonly(z.array(z.enum(webhookEventTypes)))),
  apiVersion: z.string(),
  isEnabled: z.boolean(),
  disablesItself: z.boolean(),
  disabledReason: z.nullable(z.string()),
  successRate24h: z.nullable(z.string()),
  successRate7d: z.nullable(z.string()),
  nextRetryAt: z.nullable(date()),
  createdAt: date(),
});
export const webhook = (): Schema<Webhook> => z.object(webhookFields());
export const webhookWithSecret = (): Schema<WebhookWithSecret> =>
  z.object({ ...webhookFields(), secret: z.string() });
const events = () => z.nullable(z.readonly(z.array(z.enum(webhookEventTypes))));
export const createWebhookBody = (): Schema<CreateWebhook> =>
  z.strictObject({
    url: httpsUrl(),
    description: z.nullable(freeText(200)),
    events: events(),
    disablesItself: z.boolean(),
  });
export const updateWebhookBody = (): Schema<UpdateWebhook> =>
  z.strictObject({
    url: z.exactOptional(httpsUrl()),
    description: z.exactOptional(z.nullable(freeText(200))),
    events: z.exactOptional(events()),
    disablesItself: z.exactOptional(z.boolean()),
    isEnabled: z.exactOptional(z.boolean()),
  });

export const listWebhooks = {
  method: 'GET',
  path: '/v1/dash/businesses/{businessId}/webhooks',
  summary: 'The webhook endpoints of a business.',
  params: businessPath,
  response: (): Schema<Data<readonly Webhook[]>> => data(z.readonly(z.array(webhook()))),
} satisfies Endpoint<BusinessPath, unknown, unknown, Data<readonly Webhook[]>>;

export const createWebhook = {
  method: 'POST',
  path: '/v1/dash/businesses/{businessId}/webhooks',
  summary: 'Add a webhook endpoint. WEBHOOK_URL_REFUSED for an address that is not public.',
  status: 201,
  secret: true,
  idempotent: true,
  params: businessPath,
  body: createWebhookBody,
  response: () => data(webhookWithSecret()),
} satisfies Endpoint<BusinessPath, unknown, CreateWebhook, Data<WebhookWithSecret>>;

export const getWebhook = {
  method: 'GET',
  path: '/v1/dash/businesses/{businessId}/webhooks/{id}',
  summary: 'One webhook endpoint.',
  params: businessItemPath('whk'),
  response: () => data(webhook()),
} satisfies Endpoint<BusinessItemPath, unknown, unknown, Data<Webhook>>;

export const updateWebhook = {
  method: 'PATCH',
  path: '/v1/dash/businesses/{businessId}/webhooks/{id}',
  summary: 'Change what is given of a webhook endpoint.',
  params: businessItemPath('whk'),
  body: updateWebhookBody,
  response: () => data(webhook()),
} satisfies Endpoint<BusinessItemPath, unknown, UpdateWebhook, Data<Webhook>>;

export const deleteWebhook = {
  method: 'DELETE',
  path: '/v1/dash/businesses/{businessId}/webhooks/{id}',
  summary: 'Remove a webhook endpoint.',
  status: 204,
  params: businessItemPath('whk'),
  response: nothing,
} satisfies Endpoint<BusinessItemPath, unknown, unknown, null>;

export interface RollSecret {
  readonly expireOldAfterHours: 0 | 1 | 24 | 72;
}
export const rollWebhookSecret = {
  method: 'POST',
  path: '/v1/dash/businesses/{businessId}/webhooks/{id}/roll-secret',
  summary: 'Replace the secret; for the hours that are named, both sign.',
  secret: true,
  params: businessItemPath('whk'),
  body: (): Schema<RollSecret> =>
    z.strictObject({
      expireOldAfterHours: z.union([z.literal(0), z.literal(1), z.literal(24), z.literal(72)]),
    }),
  response: () => data(webhookWithSecret()),
} satisfies Endpoint<BusinessItemPath, unknown, RollSecret, Data<WebhookWithSecret>>;

export const pingWebhook = {
  method: 'POST',
  path: '/v1/dash/businesses/{businessId}/webhooks/{id}/ping',
  summary: 'Send a test event.',
  status: 202,
  params: businessItemPath('whk'),
  response: () => data<{ readonly deliveryId: string }>(z.object({ deliveryId: z.string() })),
} satisfies Endpoint<BusinessItemPath, unknown, unknown, Data<{ readonly deliveryId: string }>>;
