import { unwrap } from '../client/unwrap.ts';
import {
  createWebhookEndpoint,
  deleteWebhookEndpoint,
  listWebhookEndpoints,
  updateWebhookEndpoint,
} from '../contract/merchant/webhooks.ts';
import type { NewWebhook, UpdateWebhook } from '../contract/webhooks/webhooks.ts';
import type { CallOptions, Transport } from '../http/transport.ts';

/** Calls of `merchant.webhooks`. */
export type MerchantWebhooks = ReturnType<typeof createMerchantWebhooks>;

/** Creates the calls about the webhook endpoints. */
export function createMerchantWebhooks({ call }: Pick<Transport, 'call'>) {
  return {
    /**
     * Lists the webhook endpoints.
     * @example
     * const webhooks = await merchant.webhooks.list();
     */
    list: (options?: CallOptions) => unwrap(call(listWebhookEndpoints)({}, options)),
    /**
     * Creates a webhook endpoint; the answer alone has its secret.
     * @example
     * const { secret } = await merchant.webhooks.create({ url: 'https://shop.example/hooks' });
     */
    create: (webhook: NewWebhook, options?: CallOptions) =>
      unwrap(call(createWebhookEndpoint)({ body: webhook }, options)),
    /**
     * Updates a webhook endpoint.
     * @example
     * await merchant.webhooks.update(webhookId, change);
     */
    update: (webhookId: string, change: UpdateWebhook, options?: CallOptions) =>
      unwrap(call(updateWebhookEndpoint)({ params: { id: webhookId }, body: change }, options)),
    /**
     * Deletes a webhook endpoint.
     * @example
     * await merchant.webhooks.remove(webhookId);
     */
    remove: (webhookId: string, options?: CallOptions) =>
      call(deleteWebhookEndpoint)({ params: { id: webhookId } }, options),
  };
}
