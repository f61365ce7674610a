import { eq } from 'drizzle-orm';
import { recordAudit } from '../businesses/record-audit.ts';
import type { ServiceContext } from '../context.ts';
import { webhookEndpoints } from '../db/schema.ts';
import { nowOf } from '../platform/server-platform.ts';
import { endDeliveries } from './end-deliveries.ts';
import type { EndpointActor } from './endpoint-actor.ts';
import { lockEndpoint } from './endpoint-store.ts';

/** Deletes an endpoint with its secrets; its deliveries stay until their time is over. @throws {ApiError} 404 */
export async function deleteEndpoint(
  { db, platform }: Pick<ServiceContext, 'db' | 'platform'>,
  { scope, by, caller, endpointId }: EndpointActor & { readonly endpointId: string },
): Promise<null> {
  const now = nowOf(platform);
  await db.transaction(async (tx) => {
    const { url, livemode } = await lockEndpoint(tx, { ...scope, endpointId });
    const noSecret = { secret: new Uint8Array(), formerSecret: null, formerSecretUntil: null };
    await tx
      .update(webhookEndpoints)
      .set({ ...noSecret, isEnabled: false, deletedAt: now })
      .where(eq(webhookEndpoints.id, endpointId));
    await endDeliveries(tx, endpointId, now);
    const entry = { businessId: scope.businessId, ...by, caller, before: { url, livemode } };
    await recordAudit(tx, platform, { ...entry, action: 'webhook.deleted', target: url });
  });
  return null;
}
