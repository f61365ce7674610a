import type { Platform } from '@billfold/core';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import { createLoop, type Loop } from '../db/loop.ts';
import type { Db } from '../db/open-database.ts';
import { webhookDeliveries } from '../db/schema.ts';
import { nowOf } from '../platform/server-platform.ts';
import { attemptDelivery } from './attempt-delivery.ts';
import { claimDeliveries } from './claim-deliveries.ts';
import { createSlots, type SlotClaim } from './delivery-slots.ts';

export interface DeliveryLoopOptions {
  readonly context: ServiceContext;
  readonly schedule: Platform['schedule'];
  /** Names this run of this process. */
  readonly owner: string;
  /** Longest time between two looks. Each new delivery wakes the loop: this finds one whose notice was lost. */
  readonly pollMs: number;
  readonly onError: (error: unknown) => void;
}

const shortestMs = 100;

/**
 * Creates the loop that sends webhooks. Every process may have one, without a lease of its own: each delivery
 * is leased by itself. A slow or dead receiver takes few of the slots, so that the others get theirs.
 */
export function createDeliveryLoop(options: DeliveryLoopOptions): Loop {
  const { context, schedule, owner, pollMs, onError } = options;
  const { db, platform } = context;
  const slots = createSlots();
  const sending = new Set<Promise<void>>();

  async function send(id: string, endpointId: string): Promise<void> {
    const begun = platform.clock.now();
    try {
      const hasArrived = await attemptDelivery({ context, schedule, owner }, id);
      slots.release(endpointId, { hasArrived, tookMs: platform.clock.now() - begun });
    } catch (error) {
      // Its lease ends by itself, and the delivery is sent again.
      slots.release(endpointId, { hasArrived: false, tookMs: 0 });
      onError(error);
    }
    loop.wake();
  }

  /** Returns whether more could be sent now. */
  async function claimAndSend(claim: SlotClaim, now: Date): Promise<boolean> {
    const { deliveries, mayHaveMore } = await claimDeliveries(db, { ...claim, owner, now });
    for (const { id, endpointId } of deliveries) {
      slots.take(endpointId);
      const sent = send(id, endpointId).finally(() => sending.delete(sent));
      sending.add(sent);
    }
    return mayHaveMore;
  }

  const loop = createLoop({
    schedule,
    onError,
    step: async () => {
      const now = nowOf(platform);
      // Receivers that answer come first: the others never take the last slot from them.
      const hasHealthy = await claimAndSend(slots.ofHealthy(), now);
      const hasSluggish = await claimAndSend(slots.ofSluggish(), now);
      // What waits for a request in flight is looked for when that has ended.
      if (hasHealthy || hasSluggish) return 0;
      const next = await findNext(db, now);
      const nextMs = next === null ? pollMs : next.getTime() - now.getTime();
      return Math.min(Math.max(nextMs, shortestMs), pollMs);
    },
  });
  return {
    ...loop,
    stop: async () => {
      const wasStarted = await loop.stop();
      await Promise.all(sending);
      return wasStarted;
    },
  };
}

/** Finds when the next delivery is due that is not due yet. */
async function findNext(db: Db, now: Date): Promise<Date | null> {
  const { nextAttemptAt, state } = webhookDeliveries;
  const [row] = await db
    .select({ at: nextAttemptAt })
    .from(webhookDeliveries)
    .where(and(eq(state, 'PENDING'), gt(nextAttemptAt, now)))
    .orderBy(asc(nextAttemptAt))
    .limit(1);
  return row?.at ?? null;
}
