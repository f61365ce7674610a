import * as z from 'zod/mini';
import type { OverlapHours } from '../business/api-keys.ts';
import type { BusinessItemPath, BusinessPath } from '../payments/values.ts';
import type { Endpoint, Schema } from '../schema.ts';
import { type Data, data, date, nothing } from '../values.ts';
import { type WebhookEventType, webhookEventTypes } from './events.ts';

/**
 * Reasons why a webhook turned itself off: its receiver answered 410, or accepted nothing for five days.
 * @example
 * webhookDisabledReasons.includes('RECEIVER_GONE'); // true
 */
export const webhookDisabledReasons = ['RECEIVER_GONE', 'NOTHING_ACCEPTED'] as const;
export type WebhookDisabledReason = (typeof webhookDisabledReasons)[number];

export interface Webhook {
  readonly id: string;
  readonly livemode: boolean;
  readonly url: string;
  readonly description: string | null;
  /** Null sends all. */
  readonly events: readonly WebhookEventType[] | null;
  readonly apiVersion: string;
  readonly isEnabled: boolean;
  readonly disablesItself: boolean;
  /** Null while it is on, and where a person turned it off. */
  readonly disabledReason: WebhookDisabledReason | null;
  readonly disabledAt: Date | null;
  /** Since when every attempt failed; null while they succeed. */
  readonly failingSince: Date | null;
  /** Until when the secret before the last roll signs as well. */
  readonly formerSecretUntil: Date | null;
  /** Per cent of deliveries that arrived; null without any. */
  readonly successRate24h: string | null;
  readonly successRate7d: string | null;
  readonly nextRetryAt: Date | null;
  readonly createdAt: Date;
}
/** Events that did not arrive and are not on their way, of the last 30 days. */
export interface MissedEvents {
  readonly count: number;
  /** When the first of them happened: where a replay begins. */
  readonly since: Date;
}
export interface WebhookDetail extends Webhook {
  /** Null without any. */
  readonly missed: MissedEvents | null;
}
/** Webhook with its secret, which only two answers ever contain. */
export interface WebhookWithSecret extends Webhook {
  readonly secret: string;
}
/** New webhook of the mode of an API key. */
export interface NewWebhook {
  readonly url: string;
  readonly description?: string | null;
  /** All unless given. */
  readonly events?: readonly WebhookEventType[] | null;
  /** Turned off after five days without a success; true unless given. */
  readonly disablesItself?: boolean;
}
export interface CreateWebhook extends NewWebhook {
  readonly livemode: boolean;
}
export interface UpdateWebhook extends Partial<NewWebhook> {
  readonly isEnabled?: boolean;
}

const webhookFields = () => ({
  id: z.string(),
  livemode: z.boolean(),
  url: z.string(),
  description: z.nullable(z.string()),
  events: z.nullable(z.readonly(z.array(z.enum(webhookEventTypes)))),
  apiVersion: z.string(),
  isEnabled: z.boolean(),
  disablesItself: z.boolean(),
  disabledReason: z.nullable(z.enum(webhookDisabledReasons)),
  disabledAt: z.nullable(date()),
  failingSince: z.nullable(date()),
  formerSecretUntil: z.nullable(date()),
  successRate24h: z.nullable(z.string()),
  successRate7d: z.nullable(z.string()),
  nextRetryAt: z.nullable(date()),
  createdAt: date(),
});
export const webhook = (): Schema<Webhook> => z.object(webhookFields());
const missedEvents = (): Schema<MissedEvents> => z.object({ count: z.int(), since: date() });
export const webhookDetail = (): Schema<WebhookDetail> =>
  z.object({ ...webhookFields(), missed: z.nullable(missedEvents()) });
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

export const getWebhook: Endpoint<BusinessItemPath, unknown, unknown, Data<WebhookDetail>> = {
  method: 'GET',
  path: '/v1/dash/businesses/{businessId}/webhooks/{id}',
  permission: 'manage-developer',
  response: () => data(webhookDetail()),
};

export const updateWebhook: Endpoint<
  BusinessItemPath,
  unknown,
  UpdateWebhook,
  Data<WebhookDetail>
> = {
  method: 'PATCH',
  path: '/v1/dash/businesses/{businessId}/webhooks/{id}',
  permission: 'manage-developer',
  response: () => data(webhookDetail()),
};

export const deleteWebhook: Endpoint<BusinessItemPath, unknown, unknown, null> = {
  method: 'DELETE',
  path: '/v1/dash/businesses/{businessId}/webhooks/{id}',
  permission: 'manage-developer',
  status: 204,
  response: nothing,
};

export interface RollSecret {
  /** Hours for which the old secret signs as well. */
  readonly overlapHours: OverlapHours;
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
  idempotent: true,
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
