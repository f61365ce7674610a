import type { CursorPage, EventRecord, ListEvents } from '@billfold/core/contract';
import { eventRecord } from '@billfold/core/internal';
import { and, asc, eq, gt, gte, isNotNull } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Db } from '../db/open-database.ts';
import { merchantEvents } from '../db/schema.ts';
import { notFound } from '../platform/api-error.ts';
import { fieldRefused } from '../platform/field-refused.ts';
import { forPrograms } from '../refusal-texts/refusal-text.ts';
import { placeEvents } from './place-events.ts';

const keptMs = 30 * 24 * 3_600_000;
const defaultLimit = 25;

/** Events of a business and one of its modes, while they are kept for the merchant API. */
export interface EventScope {
  readonly businessId: number;
  readonly livemode: boolean;
  readonly now: Date;
}

const isOf = ({ businessId, livemode }: Pick<EventScope, 'businessId' | 'livemode'>) =>
  and(eq(merchantEvents.businessId, businessId), eq(merchantEvents.livemode, livemode));

const isIn = ({ now, ...scope }: EventScope) =>
  and(
    isOf(scope),
    gte(merchantEvents.createdAt, new Date(now.getTime() - keptMs)),
    isNotNull(merchantEvents.body),
  );

/**
 * Lists events in the order in which they became visible. One that is committed later than others of its time
 * comes after those that were listed before it, so that a poller misses none.
 * @throws {ApiError} 400 VALIDATION_FAILED for a foreign cursor
 */
export async function listEventsOf(
  db: Db,
  scope: EventScope,
  { cursor, limit = defaultLimit, type, since }: ListEvents,
): Promise<CursorPage<EventRecord>> {
  await placeEvents(db, scope);
  const { id, createdAt, body, position } = merchantEvents;
  const after = cursor === undefined ? null : await findPosition(db, scope, cursor);
  const rows = await db
    .select({ id, body })
    .from(merchantEvents)
    .where(
      and(
        isIn(scope),
        type === undefined ? undefined : eq(merchantEvents.type, type),
        since === undefined ? undefined : gte(createdAt, new Date(since)),
        after === null ? isNotNull(position) : gt(position, after),
      ),
    )
    .orderBy(asc(position))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  const hasMore = rows.length > limit;
  return {
    data: page.map(toRecord),
    hasMore,
    nextCursor: hasMore ? (page.at(-1)?.id ?? null) : null,
  };
}

/** Finds an event. @throws {ApiError} 404 */
export async function findEvent(db: Db, scope: EventScope, eventId: string): Promise<EventRecord> {
  const [row] = await db
    .select({ body: merchantEvents.body })
    .from(merchantEvents)
    .where(and(isIn(scope), eq(merchantEvents.id, eventId)));
  if (row === undefined) throw notFound('event');
  return toRecord(row);
}

const toRecord = ({ body }: { readonly body: string | null }): EventRecord =>
  z.decode(eventRecord(), JSON.parse(body ?? ''));

/** Returns the position of the event that a cursor names. @throws {ApiError} 400 VALIDATION_FAILED */
async function findPosition(db: Db, scope: EventScope, cursor: string): Promise<bigint> {
  const { id, position } = merchantEvents;
  const [row] = await db
    .select({ position })
    .from(merchantEvents)
    .where(and(isOf(scope), eq(id, cursor)));
  if (row?.position == null)
    throw fieldRefused('cursor', {
      message: forPrograms('Use nextCursor, or the id of the last event.'),
    });
  return row.position;
}
