import {
  type Delivery,
  type DeliveryResult,
  type ListDeliveries,
  webhookEventTypes,
} from '@billfold/core/contract';
import { and, asc, desc, eq, gte, inArray, lt, or, type SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import { isAnyTextOf } from '../db/is-any-of.ts';
import type { Db } from '../db/open-database.ts';
import { merchantEvents, transfersOut, webhookAttempts, webhookDeliveries } from '../db/schema.ts';
import { notFound } from '../platform/api-error.ts';

export type AttemptRow = typeof webhookAttempts.$inferSelect;
type State = (typeof webhookDeliveries.$inferSelect)['state'];

const states: Readonly<Record<DeliveryResult, State>> = {
  SUCCEEDED: 'SUCCEEDED',
  FAILED: 'DEAD',
  PENDING: 'PENDING',
};
const results: Readonly<Record<State, DeliveryResult>> = {
  SUCCEEDED: 'SUCCEEDED',
  DEAD: 'FAILED',
  PENDING: 'PENDING',
};

/** Builds the condition that a delivery is of an endpoint and passes the filters. */
function isInList(db: Db, endpointId: string, filters: ListDeliveries): SQL | undefined {
  const { eventType, result, from, to, paymentId } = filters;
  const { createdAt, state } = webhookDeliveries;
  return and(
    eq(webhookDeliveries.endpointId, endpointId),
    eventType === undefined ? undefined : eq(merchantEvents.type, eventType),
    result === undefined ? undefined : eq(state, states[result]),
    from === undefined ? undefined : gte(createdAt, new Date(from)),
    to === undefined ? undefined : lt(createdAt, new Date(to)),
    paymentId === undefined ? undefined : isAbout(db, paymentId),
  );
}

/** Builds the condition that an event is of a payment or of one of its refunds. */
function isAbout(db: Db, paymentId: string): SQL | undefined {
  const refunds = db
    .select({ id: transfersOut.id })
    .from(transfersOut)
    .where(eq(transfersOut.paymentId, paymentId));
  const { objectId } = merchantEvents;
  return or(eq(objectId, paymentId), inArray(objectId, refunds));
}

/** Lists the deliveries of an endpoint, the newest first, and counts all of them. */
export async function listDeliveriesOf(
  db: Db,
  endpointId: string,
  { page = 1, pageSize = 25, ...filters }: ListDeliveries,
) {
  const condition = isInList(db, endpointId, filters);
  const rows = await selectDeliveries(db, condition)
    .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const attempts = await loadAttempts(
    db,
    rows.map(({ delivery }) => delivery.id),
  );
  const matching = db
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .innerJoin(merchantEvents, eq(merchantEvents.id, webhookDeliveries.eventId))
    .where(condition);
  return {
    data: rows.map((row) =>
      toDelivery(
        row,
        attempts.filter(({ deliveryId }) => deliveryId === row.delivery.id),
      ),
    ),
    meta: { page, pageSize, total: await db.$count(matching.as('matching')) },
  };
}

export interface OwnedDelivery {
  readonly endpointId: string;
  readonly deliveryId: string;
}

/** Loads a delivery of an endpoint with its event and its attempts. @throws {ApiError} 404 */
export async function loadDelivery(db: Db, { endpointId, deliveryId }: OwnedDelivery) {
  const { id, endpointId: owner } = webhookDeliveries;
  const [row] = await selectDeliveries(db, and(eq(id, deliveryId), eq(owner, endpointId)));
  if (row === undefined) throw notFound('delivery');
  const attempts = await loadAttempts(db, [deliveryId]);
  return { ...row, attempts, shown: toDelivery(row, attempts) };
}

function selectDeliveries(db: Db, condition: SQL | undefined) {
  return db
    .select({
      ...{ delivery: webhookDeliveries, event: merchantEvents },
      refundedId: transfersOut.paymentId,
    })
    .from(webhookDeliveries)
    .innerJoin(merchantEvents, eq(merchantEvents.id, webhookDeliveries.eventId))
    .leftJoin(transfersOut, eq(transfersOut.id, merchantEvents.objectId))
    .where(condition);
}

async function loadAttempts(
  db: Db,
  deliveryIds: readonly string[],
): Promise<readonly AttemptRow[]> {
  if (deliveryIds.length === 0) return [];
  return db
    .select()
    .from(webhookAttempts)
    .where(isAnyTextOf(webhookAttempts.deliveryId, deliveryIds))
    .orderBy(asc(webhookAttempts.number));
}

interface DeliveryRow {
  readonly delivery: typeof webhookDeliveries.$inferSelect;
  readonly event: typeof merchantEvents.$inferSelect;
  /** Payment of the refund or other transfer that the event is about; null of any other. */
  readonly refundedId: string | null;
}

const storedType = z.enum(webhookEventTypes);

function toDelivery(
  { delivery, event, refundedId }: DeliveryRow,
  attempts: readonly AttemptRow[],
): Delivery {
  const { id, eventId, state, isManual, createdAt } = delivery;
  const isOfPayment = event.objectId?.startsWith('pay_') === true;
  return {
    ...{ id, eventId, eventType: z.parse(storedType, event.type), isManual, createdAt },
    paymentId: isOfPayment ? event.objectId : refundedId,
    result: results[state],
    attempts: attempts.map(toAttempt),
    nextAttemptAt: state === 'PENDING' ? delivery.nextAttemptAt : null,
  };
}

/** Writes an attempt without its headers and its answer. */
export function toAttempt({ number, startedAt, durationMs, httpStatus, error }: AttemptRow) {
  return { number, sentAt: startedAt, durationMs, httpStatus, error };
}
