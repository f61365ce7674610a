import type { Data, ReplayDeliveries } from '@billfold/core/contract';
import { and, asc, gte, lt } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import { merchantEvents, webhookDeliveries } from '../db/schema.ts';
import { announce } from '../events/announce.ts';
import { ApiError } from '../platform/api-error.ts';
import { newPublicId } from '../platform/public-id.ts';
import { nowOf } from '../platform/server-platform.ts';
import { fill } from '../refusal-texts/refusal-text.ts';
import { lockEndpoint, type OwnedEndpoint } from './endpoint-store.ts';
import { isMissedBy, isWantedBy } from './missed-events.ts';
import { requireEnabled } from './ping-endpoint.ts';

const mostEvents = 10_000;
const rowsPerInsert = 1_000;

/**
 * Sends the events of a period again, in their order, or those of them that never arrived; returns how many.
 * @throws {ApiError} 404, 409 WEBHOOK_DISABLED, TOO_MANY_EVENTS
 */
export async function replayOwnDeliveries(
  { db, platform }: Pick<ServiceContext, 'db' | 'platform'>,
  owned: OwnedEndpoint,
  { from, to, onlyFailed }: ReplayDeliveries,
): Promise<Data<{ readonly count: number }>> {
  return db.transaction(async (tx) => {
    // Locked, so that two replays at once do not send the missed ones twice.
    const endpoint = await lockEndpoint(tx, owned);
    requireEnabled(endpoint);
    const { id, objectId, sequence, createdAt } = merchantEvents;
    const found = await tx
      .select({ id, objectId, sequence })
      .from(merchantEvents)
      .where(
        and(
          isWantedBy(endpoint),
          gte(createdAt, new Date(from)),
          lt(createdAt, new Date(to)),
          onlyFailed ? isMissedBy(endpoint.id) : undefined,
        ),
      )
      .orderBy(asc(createdAt), asc(id))
      .limit(mostEvents + 1);
    if (found.length > mostEvents) throw tooMany();
    const now = nowOf(platform);
    const rows = found.map((event) => ({
      ...{ id: newPublicId(platform.random, 'whd'), endpointId: endpoint.id, eventId: event.id },
      ...{ orderKey: event.objectId ?? event.id, sequence: event.sequence, isManual: true },
      ...{ state: 'PENDING' as const, nextAttemptAt: now, createdAt: now },
    }));
    for (let at = 0; at < rows.length; at += rowsPerInsert)
      await tx.insert(webhookDeliveries).values(rows.slice(at, at + rowsPerInsert));
    if (rows.length > 0)
      await announce(tx, { topic: 'webhooks', payload: {}, businessId: endpoint.businessId });
    return { data: { count: rows.length } };
  });
}

const tooMany = (): ApiError =>
  new ApiError(409, 'TOO_MANY_EVENTS', {
    errors: [
      fill('The period has more than {count} events. Choose a shorter one.', { count: mostEvents }),
    ],
  });
