import type { Data } from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import { ApiError } from '../platform/api-error.ts';
import { findEndpoint, type OwnedEndpoint } from './endpoint-store.ts';
import { writeEventFor } from './write-merchant-event.ts';

/** Sends a test event to one endpoint. @throws {ApiError} 404, 409 WEBHOOK_DISABLED */
export async function pingEndpoint(
  { db, platform }: Pick<ServiceContext, 'db' | 'platform'>,
  owned: OwnedEndpoint,
): Promise<Data<{ readonly deliveryId: string }>> {
  return db.transaction(async (tx) => {
    const endpoint = await findEndpoint(tx, owned);
    requireEnabled(endpoint);
    const { id, businessId, livemode } = endpoint;
    const data = { object: { object: 'ping', webhookId: id } };
    const event = { businessId, livemode, objectId: null, sequence: 0, data };
    const ping = { ...event, type: 'webhook.ping' as const };
    const { deliveryIds } = await writeEventFor(tx, { platform }, ping, [id]);
    const [deliveryId] = deliveryIds;
    if (deliveryId === undefined) throw new Error('no delivery of a ping');
    return { data: { deliveryId } };
  });
}

/** @throws {ApiError} 409 WEBHOOK_DISABLED */
export function requireEnabled({ isEnabled }: { readonly isEnabled: boolean }): void {
  if (!isEnabled)
    throw new ApiError(409, 'WEBHOOK_DISABLED', {
      errors: ['This webhook is turned off. Turn it on first.'],
    });
}
