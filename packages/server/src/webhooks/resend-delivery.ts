import type { Data, Delivery } from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import { webhookDeliveries } from '../db/schema.ts';
import { announce } from '../events/announce.ts';
import { ApiError } from '../platform/api-error.ts';
import { newPublicId } from '../platform/public-id.ts';
import { nowOf } from '../platform/server-platform.ts';
import { loadDelivery, type OwnedDelivery } from './delivery-store.ts';
import { findEndpoint } from './endpoint-store.ts';
import { requireEnabled } from './ping-endpoint.ts';

/**
 * Sends the event of a delivery again, as a delivery of its own that waits for no other one.
 * @throws {ApiError} 404, 409 WEBHOOK_DISABLED, EVENT_GONE
 */
export async function resendOwnDelivery(
  { db, platform }: Pick<ServiceContext, 'db' | 'platform'>,
  businessId: number,
  { endpointId, deliveryId }: OwnedDelivery,
): Promise<Data<Delivery>> {
  return db.transaction(async (tx) => {
    requireEnabled(await findEndpoint(tx, { businessId, endpointId }));
    const { event } = await loadDelivery(tx, { endpointId, deliveryId });
    if (event.body === null) throw eventGone();
    const now = nowOf(platform);
    const id = newPublicId(platform.random, 'whd');
    await tx.insert(webhookDeliveries).values({
      ...{ id, endpointId, eventId: event.id, orderKey: id, sequence: event.sequence },
      ...{ state: 'PENDING', isManual: true, nextAttemptAt: now, createdAt: now },
    });
    await announce(tx, { topic: 'webhooks', payload: {}, businessId });
    const { shown } = await loadDelivery(tx, { endpointId, deliveryId: id });
    return { data: shown };
  });
}

const eventGone = (): ApiError =>
  new ApiError(409, 'EVENT_GONE', {
    errors: ['The body of this event is no longer kept. Load its payment instead.'],
  });
