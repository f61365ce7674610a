import { unwrap } from '../client/unwrap.ts';
import {
  type CreateWebhook,
  createWebhook,
  deleteWebhook,
  getWebhook,
  listWebhooks,
  pingWebhook,
  type RollSecret,
  rollWebhookSecret,
  type UpdateWebhook,
  updateWebhook,
} from '../contract/webhooks/webhooks.ts';
import type { CallOptions, Transport } from '../http/transport.ts';

/** Calls of `client.webhooks`. */
export type Webhooks = ReturnType<typeof createWebhooks>;

/** Creates the calls about the webhook endpoints of a business. */
export function createWebhooks({ call }: Pick<Transport, 'call'>) {
  return {
    /**
     * Lists the webhook endpoints of a business.
     * @example
     * const webhooks = await client.webhooks.list(businessId);
     */
    list: (businessId: number, options?: CallOptions) =>
      unwrap(call(listWebhooks)({ params: { businessId } }, options)),
    /**
     * Creates a webhook endpoint; the answer alone has its secret.
     * @example
     * await client.webhooks.create(businessId, webhook);
     */
    create: (businessId: number, webhook: CreateWebhook, options?: CallOptions) =>
      unwrap(call(createWebhook)({ params: { businessId }, body: webhook }, options)),
    /**
     * Loads a webhook endpoint.
     * @example
     * await client.webhooks.get(businessId, webhookId);
     */
    get: (businessId: number, webhookId: string, options?: CallOptions) =>
      unwrap(call(getWebhook)({ params: { businessId, id: webhookId } }, options)),
    /**
     * Updates a webhook endpoint.
     * @example
     * await client.webhooks.update(businessId, webhookId, change);
     */
    update: (businessId: number, webhookId: string, change: UpdateWebhook, options?: CallOptions) =>
      unwrap(call(updateWebhook)({ params: { businessId, id: webhookId }, body: change }, options)),
    /**
     * Deletes a webhook endpoint.
     * @example
     * await client.webhooks.remove(businessId, webhookId);
     */
    remove: (businessId: number, webhookId: string, options?: CallOptions) =>
      call(deleteWebhook)({ params: { businessId, id: webhookId } }, options),
    /**
     * Replaces the secret of a webhook endpoint.
     * @example
     * await client.webhooks.rollSecret(businessId, webhookId, roll);
     */
    rollSecret: (businessId: number, webhookId: string, roll: RollSecret, options?: CallOptions) =>
      unwrap(
        call(rollWebhookSecret)({ params: { businessId, id: webhookId }, body: roll }, options),
      ),
    /**
     * Sends a test event to a webhook endpoint.
     * @example
     * await client.webhooks.ping(businessId, webhookId);
     */
    ping: (businessId: number, webhookId: string, options?: CallOptions) =>
      unwrap(call(pingWebhook)({ params: { businessId, id: webhookId } }, options)),
  };
}
