import * as z from 'zod/mini';
import type { BusinessItemPath, BusinessPath } from '../payments/values.ts';
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
/** Webhook with its secret, which only two answers ever contain. */
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

export const listWebhooks: Endpoint<BusinessPath, unknown, unknown, Data<readonly Webhook[]>> = {
  method: 'GET',
  path: '/v1/dash/businesses/{businessId}/webhooks',
  permission: 'manage-developer',
  response: (): Schema<Data<readonly Webhook[]>> => data(z.readonly(z.array(webhook()))),
};

export const createWebhook: Endpoint<
  BusinessPath,
  unknown,
  CreateWebhook,
  Data<WebhookWithSecret>
> = {
  method: 'POST',
  path: '/v1/dash/businesses/{businessId}/webhooks',
  permission: 'manage-developer',
  status: 201,
  secret: true,
  idempotent: true,
  response: () => data(webhookWithSecret()),
};

export const getWebhook: Endpoint<BusinessItemPath, unknown, unknown, Data<Webhook>> = {
  method: 'GET',
  path: '/v1/dash/businesses/{businessId}/webhooks/{id}',
  permission: 'manage-developer',
  response: () => data(webhook()),
};

export const updateWebhook: Endpoint<BusinessItemPath, unknown, UpdateWebhook, Data<Webhook>> = {
  method: 'PATCH',
  path: '/v1/dash/businesses/{businessId}/webhooks/{id}',
  permission: 'manage-developer',
  response: () => data(webhook()),
};

export const deleteWebhook: Endpoint<BusinessItemPath, unknown, unknown, null> = {
  method: 'DELETE',
  path: '/v1/dash/businesses/{businessId}/webhooks/{id}',
  permission: 'manage-developer',
  status: 204,
  response: nothing,
};

export interface RollSecret {
  readonly expireOldAfterHours: 0 | 1 | 24 | 72;
}
export const rollWebhookSecret: Endpoint<
  BusinessItemPath,
  unknown,
  RollSecret,
  Data<WebhookWithSecret>
> = {
  method: 'POST',
  path: '/v1/dash/businesses/{businessId}/webhooks/{id}/roll-secret',
  permission: 'manage-developer',
  secret: true,
  response: () => data(webhookWithSecret()),
};

export const pingWebhook: Endpoint<
  BusinessItemPath,
  unknown,
  unknown,
  Data<{ readonly deliveryId: string }>
> = {
  method: 'POST',
  path: '/v1/dash/businesses/{businessId}/webhooks/{id}/ping',
  permission: 'manage-developer',
  status: 202,
  response: () => data<{ readonly deliveryId: string }>(z.object({ deliveryId: z.string() })),
};
