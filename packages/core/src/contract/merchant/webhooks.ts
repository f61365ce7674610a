import * as z from 'zod/mini';

import type { Endpoint, Schema } from '../schema.ts';
import { type Data, data, nothing } from '../values.ts';
import {
  type NewWebhook,
  type UpdateWebhook,
  type Webhook,
  type WebhookDetail,
  type WebhookWithSecret,
  webhook,
  webhookDetail,
  webhookWithSecret,
} from '../webhooks/webhooks.ts';
import type { IdPath } from './payments.ts';

export const createWebhookEndpoint: Endpoint<
  unknown,
  unknown,
  NewWebhook,
  Data<WebhookWithSecret>
> = {
  method: 'POST',
  path: '/v1/merchant/webhook-endpoints',
  scope: 'webhooks:write',
  status: 201,
  secret: true,
  idempotent: true,
  response: () => data(webhookWithSecret()),
};

export const listWebhookEndpoints: Endpoint<unknown, unknown, unknown, Data<readonly Webhook[]>> = {
  method: 'GET',
  path: '/v1/merchant/webhook-endpoints',
  scope: 'webhooks:write',
  response: (): Schema<Data<readonly Webhook[]>> => data(z.readonly(z.array(webhook()))),
};

export const updateWebhookEndpoint: Endpoint<
  IdPath,
  unknown,
  UpdateWebhook,
  Data<WebhookDetail>
> = {
  method: 'PATCH',
  path: '/v1/merchant/webhook-endpoints/{id}',
  scope: 'webhooks:write',
  response: () => data(webhookDetail()),
};

export const deleteWebhookEndpoint: Endpoint<IdPath, unknown, unknown, null> = {
  method: 'DELETE',
  path: '/v1/merchant/webhook-endpoints/{id}',
  scope: 'webhooks:write',
  status: 204,
  response: nothing,
};
