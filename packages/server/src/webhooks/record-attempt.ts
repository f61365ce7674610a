import { and, eq, isNotNull } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { webhookAttempts, webhookDeliveries, webhookEndpoints } from '../db/schema.ts';
import { announce } from '../events/announce.ts';
import { nowOf } from '../platform/server-platform.ts';
import { noteFailure } from './note-failure.ts';
import { nextAttemptAt } from './retry-schedule.ts';
import type { WebhookAnswer } from './send-webhook.ts';

export interface FinishedAttempt {
  /** Process that has the lease. */
  readonly owner: string;
  readonly delivery: {
    readonly id: string;
    readonly endpointId: string;
    readonly businessId: number;
    /** Attempts before this one. */
    readonly attempts: number;
  };
  readonly attempt: {
    readonly answer: WebhookAnswer;
    readonly headers: Readonly<Record<string, string>>;
    readonly startedAt: Date;
    readonly durationMs: number;
  };
}

/** Says that the receiver wants nothing any more. */
const goneStatus = 410;

/**
 * Records an attempt and what follows from it; returns whether the event arrived. Where the lease ended
 * meanwhile, another process sends the delivery, and nothing is recorded.
 */
export async function recordAttempt(
  context: Pick<ServiceContext, 'db' | 'platform' | 'publicUrl'>,
  { owner, delivery, attempt }: FinishedAttempt,
): Promise<boolean> {
  const { db, platform } = context;
  const { httpStatus, error, responseHeaders, responseExcerpt } = attempt.answer;
  const hasArrived = httpStatus !== null && httpStatus >= 200 && httpStatus < 300;
  const now = nowOf(platform);
  const { id, endpointId, businessId } = delivery;
  const number = delivery.attempts + 1;
  await db.transaction(async (tx) => {
    // The endpoint before its deliveries, as everywhere.
    const isOn = hasArrived
      ? await noteSuccess(tx, endpointId)
      : await noteFailure(tx, context, { endpointId, now, isGone: httpStatus === goneStatus });
    // Pages that show the endpoint or its log reload both.
    await announce(tx, { topic: 'webhooks', payload: {}, businessId });
    const next = hasArrived || !isOn ? null : retryOf(attempt, number);
    const state = hasArrived ? 'SUCCEEDED' : next === null ? 'DEAD' : 'PENDING';
    const ending = next === null ? { endedAt: now } : { nextAttemptAt: next };
    const held = await tx
      .update(webhookDeliveries)
      .set({ state, attempts: number, leaseUntil: null, leaseOwner: null, ...ending })
      .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.leaseOwner, owner)))
      .returning({ id: webhookDeliveries.id });
    if (held.length === 0) return;
    await tx.insert(webhookAttempts).values({
      ...{ deliveryId: id, number, startedAt: attempt.startedAt, durationMs: attempt.durationMs },
      ...{ httpStatus, error, responseHeaders, responseExcerpt, requestHeaders: attempt.headers },
    });
  });
  return hasArrived;

  function retryOf({ answer: { retryAfter } }: FinishedAttempt['attempt'], attempts: number) {
    return nextAttemptAt({ attempts, retryAfter, now }, platform.random);
  }
}

/** Ends a row of failures. An endpoint that is turned off meanwhile has got this one all the same. */
async function noteSuccess(tx: Db, endpointId: string): Promise<true> {
  await tx
    .update(webhookEndpoints)
    .set({ failingSince: null, isFailingTold: false })
    .where(and(eq(webhookEndpoints.id, endpointId), isNotNull(webhookEndpoints.failingSince)));
  return true;
}
