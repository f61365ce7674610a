import { unwrap, unwrapPage } from '../client/unwrap.ts';
import {
  getDelivery,
  type ListDeliveries,
  listDeliveries,
  type ReplayDeliveries,
  replayDeliveries,
  resendDelivery,
} from '../contract/webhooks/deliveries.ts';
import type { CallOptions, Transport } from '../http/transport.ts';

/** Calls of `client.deliveries`. */
export type Deliveries = ReturnType<typeof createDeliveries>;

/** Creates the calls about the deliveries of a webhook endpoint. */
export function createDeliveries({ call }: Pick<Transport, 'call'>) {
  return {
    /**
     * Lists the deliveries of a webhook endpoint, newest first.
     * @example
     * const { items } = await client.deliveries.list(businessId, webhookId);
     */
    list: (
      businessId: number,
      webhookId: string,
      query: ListDeliveries = {},
      options?: CallOptions,
    ) =>
      unwrapPage(call(listDeliveries)({ params: { businessId, id: webhookId }, query }, options)),
    /**
     * Loads a delivery with its attempts.
     * @example
     * await client.deliveries.get(businessId, webhookId, deliveryId);
     */
    get: (businessId: number, webhookId: string, deliveryId: string, options?: CallOptions) =>
      unwrap(call(getDelivery)({ params: { businessId, id: webhookId, deliveryId } }, options)),
    /**
     * Sends a delivery once more.
     * @example
     * await client.deliveries.resend(businessId, webhookId, deliveryId);
     */
    resend: (businessId: number, webhookId: string, deliveryId: string, options?: CallOptions) =>
      unwrap(call(resendDelivery)({ params: { businessId, id: webhookId, deliveryId } }, options)),
    /**
     * Sends the deliveries of a period once more.
     * @example
     * await client.deliveries.replay(businessId, webhookId, period);
     */
    replay: (
      businessId: number,
      webhookId: string,
      period: ReplayDeliveries,
      options?: CallOptions,
    ) =>
      unwrap(
        call(replayDeliveries)({ params: { businessId, id: webhookId }, body: period }, options),
      ),
  };
}
