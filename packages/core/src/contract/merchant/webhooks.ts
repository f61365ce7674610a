import * as z from 'zod/mini';

import type { Endpoint, Schema } from '../schema.ts';
import { type Data, data, nothing } from '../values.ts';
import {
  type CreateWebhook,
  type UpdateWebhook,
  type Webhook,
  type WebhookWithSecret,
  webhook,
  webhookWithSecret,
} from '../webhooks/webhooks.ts';
import type { IdPath } from './payments.ts';

export const createWebhookEndpoint: Endpoint<
  unknown,
  unknown,
  CreateWebhook,
  Data<WebhookWithSecret>
> = {
  method: 'POST',
  path: '/v1/merchant/webhook-endpoints',
  status: 201,
  secret: true,
  idempotent: true,
  response: () => data(webhookWithSecret()),
};

export const listWebhookEndpoints: Endpoint<unknown, unknown, unknown, Data<readonly Webhook[]>> = {
  method: 'GET',
  path: '/v1/merchant/webhook-endpoints',
  response: (): Schema<Data<readonly Webhook[]>> => data(z.readonly(z.array(webhook()))),
};

export const updateWebhookEndpoint: Endpoint<IdPath, unknown, UpdateWebhook, Data<Webhook>> = {
  method: 'PATCH',
  path: '/v1/merchant/webhook-endpoints/{id}',
  response: () => data(webhook()),
};

export const deleteWebhookEndpoint: Endpoint<IdPath, unknown, unknown, null> = {
  method: 'DELETE',
  path: '/v1/merchant/webhook-endpoints/{id}',
  status: 204,
  response: nothing,
};
