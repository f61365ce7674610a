import {
  type AttentionReason,
  merchantApiVersion,
  type WebhookEventType,
} from '@billfold/core/contract';
import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import { createQuery } from '../db/build-once.ts';
import { createInsertRow } from '../db/insert-row.ts';
import type { Db } from '../db/open-database.ts';
import { merchantEvents, webhookDeliveries, webhookEndpoints } from '../db/schema.ts';
import { announce } from '../events/announce.ts';
import { newPublicId } from '../platform/public-id.ts';
import { nowOf } from '../platform/server-platform.ts';

/** Event of a business, before it is written. */
export interface NewMerchantEvent {
  readonly businessId: number;
  readonly livemode: boolean;
  readonly type: WebhookEventType;
  /** Payment or refund that it is about; null of unmatched funds. */
  readonly objectId: string | null;
  /** Rises per object; first attempts of its events are made in this order. */
  readonly sequence: number;
  readonly data: {
    readonly object: object;
    readonly previous?: object;
    /** Reasons of a `payment.attention`. */
    readonly reasons?: readonly AttentionReason[];
  };
}

export interface WrittenEvent {
  readonly eventId: string;
  readonly deliveryIds: readonly string[];
}

/**
 * Writes an event with the bytes that are signed, and one delivery for each enabled endpoint that wants its
 * type, in the transaction of the change that it tells of.
 */
export async function writeMerchantEvent(
  tx: Db,
  context: Pick<ServiceContext, 'platform'>,
  event: NewMerchantEvent,
): Promise<WrittenEvent> {
  const { businessId, livemode, type } = event;
  const endpoints = await selectEndpoints(tx, {
    ...{ businessId, livemode, types: JSON.stringify([type]) },
  });
  return writeEventFor(
    tx,
    context,
    event,
    endpoints.map(({ id }) => id),
  );
}

/** Selects the enabled endpoints of a business that want an event. */
const selectEndpoints = createQuery({ id: webhookEndpoints.id }, (db, fields) => {
  const { businessId, livemode, isEnabled, deletedAt, events } = webhookEndpoints;
  return db
    .select(fields)
    .from(webhookEndpoints)
    .where(
      and(
        eq(businessId, sql.placeholder('businessId')),
        eq(livemode, sql.placeholder('livemode')),
        eq(isEnabled, true),
        isNull(deletedAt),
        or(isNull(events), sql`${events} @> ${sql.placeholder('types')}::jsonb`),
      ),
    );
});

const insertEvent = createInsertRow(merchantEvents);

/** Writes an event with a delivery for each of the endpoints. */
export async function writeEventFor(
  tx: Db,
  { platform }: Pick<ServiceContext, 'platform'>,
  event: NewMerchantEvent,
  endpointIds: readonly string[],
): Promise<WrittenEvent> {
  const { businessId, livemode, type, objectId, sequence, data } = event;
  const createdAt = nowOf(platform);
  const eventId = newPublicId(platform.random, 'evt');
  const head = { id: eventId, object: 'event', type, apiVersion: merchantApiVersion };
  const body = JSON.stringify({ ...head, createdAt, livemode, sequence, data });
  const place = { businessId, livemode, type, objectId, sequence };
  await insertEvent(tx, { id: eventId, ...place, body, createdAt });
  if (endpointIds.length === 0) return { eventId, deliveryIds: [] };
  const rows = endpointIds.map((endpointId) => ({
    ...{ id: newPublicId(platform.random, 'whd'), endpointId, eventId },
    ...{ orderKey: objectId ?? eventId, sequence, state: 'PENDING' as const },
    ...{ nextAttemptAt: createdAt, createdAt },
  }));
  await tx.insert(webhookDeliveries).values(rows);
  await announce(tx, { topic: 'webhooks', payload: {}, businessId });
  return { eventId, deliveryIds: rows.map(({ id }) => id) };
}
