import type { CursorPage, EventRecord, ListEvents } from '@billfold/core/contract';
import { eventRecord } from '@billfold/core/internal';
import { and, asc, eq, gte, isNotNull, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Db } from '../db/open-database.ts';
import { merchantEvents } from '../db/schema.ts';
import { notFound } from '../platform/api-error.ts';
import { fieldRefused } from '../platform/field-refused.ts';

const keptMs = 30 * 24 * 3_600_000;
const defaultLimit = 25;

/** Events of a business and one of its modes, while they are kept for the merchant API. */
export interface EventScope {
  readonly businessId: number;
  readonly livemode: boolean;
  readonly now: Date;
}

const isIn = ({ businessId, livemode, now }: EventScope) =>
  and(
    eq(merchantEvents.businessId, businessId),
    eq(merchantEvents.livemode, livemode),
    gte(merchantEvents.createdAt, new Date(now.getTime() - keptMs)),
    isNotNull(merchantEvents.body),
  );

/** Lists events, the oldest first. @throws {ApiError} 400 VALIDATION_FAILED for a foreign cursor */
export async function listEventsOf(
  db: Db,
  scope: EventScope,
  { cursor, limit = defaultLimit, type, since }: ListEvents,
): Promise<CursorPage<EventRecord>> {
  const { id, createdAt, body } = merchantEvents;
  const after = cursor === undefined ? null : readCursor(cursor);
  const rows = await db
    .select({ id, createdAt, body })
    .from(merchantEvents)
    .where(
      and(
        isIn(scope),
        type === undefined ? undefined : eq(merchantEvents.type, type),
        since === undefined ? undefined : gte(createdAt, new Date(since)),
        after === null
          ? undefined
          : sql`(${createdAt}, ${id}) > (${after.at.toISOString()}::timestamptz, ${after.id})`,
      ),
    )
    .orderBy(asc(createdAt), asc(id))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const hasMore = rows.length > limit;
  return {
    data: page.map(toRecord),
    hasMore,
    nextCursor: hasMore && last !== undefined ? writeCursor(last) : null,
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

interface Place {
  readonly createdAt: Date;
  readonly id: string;
}

const writeCursor = ({ createdAt, id }: Place): string =>
  Buffer.from(`${createdAt.getTime()}.${id}`).toString('base64url');

function readCursor(text: string): { readonly at: Date; readonly id: string } {
  const [, ms, id] =
    /^(\d{1,15})\.(evt_\w+)$/.exec(Buffer.from(text, 'base64url').toString()) ?? [];
  if (ms === undefined || id === undefined)
    throw fieldRefused('cursor', { message: 'Use the cursor of the page before.' });
  return { at: new Date(Number(ms)), id };
}
