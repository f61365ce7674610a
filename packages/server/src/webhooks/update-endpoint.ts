import type { Data, UpdateWebhook, WebhookDetail } from '@billfold/core/contract';
import { eq } from 'drizzle-orm';
import { findChanges } from '../businesses/find-changes.ts';
import { recordAudit } from '../businesses/record-audit.ts';
import type { ServiceContext } from '../context.ts';
import { webhookEndpoints } from '../db/schema.ts';
import { nowOf } from '../platform/server-platform.ts';
import { endDeliveries } from './end-deliveries.ts';
import type { EndpointActor } from './endpoint-actor.ts';
import { type EndpointRow, findEndpoint, lockEndpoint } from './endpoint-store.ts';
import { showEndpoint } from './missed-events.ts';
import { requireWebhookUrl } from './require-webhook-url.ts';

export interface EndpointUpdate extends EndpointActor {
  readonly endpointId: string;
  readonly changes: UpdateWebhook;
}

/**
 * Changes the given fields of an endpoint. One that is turned on again begins without its failures, and the
 * answer counts the events that it missed.
 * @throws {ApiError} 400 WEBHOOK_URL_REFUSED, 404
 */
export async function updateEndpoint(
  context: ServiceContext,
  { scope, by, caller, endpointId, changes }: EndpointUpdate,
): Promise<Data<WebhookDetail>> {
  const { db, platform } = context;
  const owned = { ...scope, endpointId };
  if (changes.url !== undefined) await requireWebhookUrl(context, changes.url);
  return db.transaction(async (tx) => {
    const now = nowOf(platform);
    const row = await lockEndpoint(tx, owned);
    const { before, after } = findChanges(row, changes);
    if (Object.keys(after).length > 0) {
      const set = { ...changes, ...switchFields(row, changes, now) };
      await tx.update(webhookEndpoints).set(set).where(eq(webhookEndpoints.id, endpointId));
      if (changes.isEnabled === false) await endDeliveries(tx, endpointId, now);
      const entry = { businessId: scope.businessId, ...by, caller, before, after };
      await recordAudit(tx, platform, { ...entry, action: 'webhook.updated', target: row.url });
    }
    return { data: await showEndpoint(tx, await findEndpoint(tx, owned), now) };
  });
}

/** Fields that follow from turning an endpoint on or off. */
function switchFields(row: EndpointRow, { isEnabled }: UpdateWebhook, now: Date) {
  if (isEnabled === undefined || isEnabled === row.isEnabled) return {};
  return isEnabled
    ? { disabledAt: null, disabledReason: null, failingSince: null, isFailingTold: false }
    : { disabledAt: now, disabledReason: null };
}
