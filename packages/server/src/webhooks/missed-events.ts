import type { MissedEvents, WebhookDetail } from '@billfold/core/contract';
import { and, eq, gte, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { merchantEvents } from '../db/schema.ts';
import { type EndpointRow, readTypes, toWebhook } from './endpoint-store.ts';

const windowMs = 30 * 24 * 3_600_000;

/** Finds the events of 30 days that an endpoint wants, did not get, and is not about to get. */
export async function findMissed(
  db: Db,
  endpoint: EndpointRow,
  now: Date,
): Promise<MissedEvents | null> {
  const { createdAt } = merchantEvents;
  const windowStart = new Date(now.getTime() - windowMs);
  const from = endpoint.createdAt > windowStart ? endpoint.createdAt : windowStart;
  const [row] = await db
    .select({
      count: sql`count(*)`.mapWith(Number),
      since: sql`min(${createdAt})`.mapWith(createdAt),
    })
    .from(merchantEvents)
    .where(and(isWantedBy(endpoint), gte(createdAt, from), isMissedBy(endpoint.id)));
  // `min` of nothing is null, which the type of the column does not say.
  return row === undefined || row.count === 0 ? null : row;
}

/** Builds the condition that an endpoint wants an event that is of its business and its mode. */
export function isWantedBy({ businessId, livemode, events }: EndpointRow): SQL | undefined {
  const types = readTypes(events);
  return and(
    eq(merchantEvents.businessId, businessId),
    eq(merchantEvents.livemode, livemode),
    isNotNull(merchantEvents.body),
    types === null
      ? sql`${merchantEvents.type} <> 'webhook.ping'`
      : sql`${merchantEvents.type} in ${types}`,
  );
}

/** Builds the condition that an event neither arrived at an endpoint nor is on its way to it. */
export function isMissedBy(endpointId: string): SQL {
  return sql`not exists (
    select 1 from webhook_deliveries d
    where d.event_id = ${merchantEvents.id} and d.endpoint_id = ${endpointId} and d.state <> 'DEAD')`;
}

/** Writes an endpoint with the events that it missed. */
export async function showEndpoint(db: Db, row: EndpointRow, now: Date): Promise<WebhookDetail> {
  return { ...(await toWebhook(db, row, now)), missed: await findMissed(db, row, now) };
}
