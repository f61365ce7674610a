import type { CursorPage, EventRecord } from '@billfold/core/contract';
import { eventRecord } from '@billfold/core/internal';
import { asc, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Db } from '../db/open-database.ts';
import { merchantEvents } from '../db/schema.ts';
import { loadPaymentRow, type NamedPayment } from './payment-store.ts';

/** A payment has a few; this many would be an attack. */
const most = 500;

/** Lists the events of a payment as they were sent, the oldest first. @throws {ApiError} 404 */
export async function listPaymentEvents(
  db: Db,
  named: NamedPayment,
): Promise<CursorPage<EventRecord>> {
  const { id } = await loadPaymentRow(db, named);
  const rows = await db
    .select({ body: merchantEvents.body })
    .from(merchantEvents)
    .where(eq(merchantEvents.objectId, id))
    .orderBy(asc(merchantEvents.sequence))
    .limit(most);
  // The body of an event is dropped after some time, before its row is.
  const data = rows.flatMap(({ body }) =>
    body === null ? [] : z.decode(eventRecord(), JSON.parse(body)),
  );
  return { data, hasMore: false, nextCursor: null };
}
