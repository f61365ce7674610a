import * as z from 'zod/mini';
import { publicId } from '../payments/values.ts';
import type { Endpoint, Schema } from '../schema.ts';
import { type Data, data, nothing } from '../values.ts';
import {
  type CreateWebhook,
  createWebhookBody,
  type UpdateWebhook,
  updateWebhookBody,
  type Webhook,
  type WebhookWithSecret,
  webhook,
  webhookWithSecret,
} from '../webhooks/webhooks.ts';
import type { IdPath } from './payments.ts';

const webhookPath = (): Schema<IdPath> => z.strictObject({ id: publicId('whk') });

export const createWebhookEndpoint = {
  method: 'POST',
  path: '/v1/merchant/webhook-endpoints',
  summary: 'Add a webhook endpoint; its secret is shown this once.',
  status: 201,
  secret: true,
  idempotent: true,
  body: createWebhookBody,
  response: () => data(webhookWithSecret()),
} satisfies Endpoint<unknown, unknown, CreateWebhook, Data<WebhookWithSecret>>;

export const listWebhookEndpoints = {
  method: 'GET',
  path: '/v1/merchant/webhook-endpoints',
  summary: 'The webhook endpoints.',
  response: (): Schema<Data<readonly Webhook[]>> => data(z.readonly(z.array(webhook()))),
} satisfies Endpoint<unknown, unknown, unknown, Data<readonly Webhook[]>>;

export const updateWebhookEndpoint = {
  method: 'PATCH',
  path: '/v1/merchant/webhook-endpoints/{id}',
  summary: 'Change what is given of a webhook endpoint.',
  params: webhookPath,
  body: updateWebhookBody,
  response: () => data(webhook()),
} satisfies Endpoint<IdPath, unknown, UpdateWebhook, Data<Webhook>>;

export const deleteWebhookEndpoint = {
  method: 'DELETE',
  path: '/v1/merchant/webhook-endpoints/{id}',
  summary: 'Remove a webhook endpoint.',
  status: 204,
  params: webhookPath,
  response: nothing,
} satisfies Endpoint<IdPath, unknown, unknown, null>;
