import type { Clock, Platform } from '@billfold/core';
import { type Hold, holdLease, releaseLease } from './lease.ts';
import { createLoop } from './loop.ts';
import type { Db } from './open-database.ts';

export interface LeasedLoopOptions {
  readonly db: Db;
  readonly clock: Clock;
  readonly schedule: Platform['schedule'];
  /** Name of the lease: one process at a time does this work. */
  readonly name: string;
  readonly owner: string;
  /**
   * Does what is due and answers in how many milliseconds to look again. A lease that was taken,
   * not kept, may have been another process's: state from before may be wrong now.
   */
  readonly step: (lease: 'kept' | 'taken') => Promise<number>;
  /** Life of the lease; 15 seconds unless given. Another process takes over after it. */
  readonly leaseMs?: number | undefined;
  /** Renews the lease during a step too, such as one that waits minutes for a node. */
  readonly renewsInStep?: boolean;
  /** The loop goes on after an error. */
  readonly onError: (error: unknown) => void;
}

/** Work that repeats for as long as this process holds a lease. */
export interface LeasedLoop {
  start(): void;
  /** Runs a step now, or another one right after the step that is running. */
  wake(): void;
  /** Waits for the running step, then gives up the lease. */
  stop(): Promise<void>;
}

const usualLeaseMs = 15_000;
const retryMs = 1_000;

export function createLeasedLoop(options: LeasedLoopOptions): LeasedLoop {
  const { db, clock, schedule, name, owner, step, onError, leaseMs = usualLeaseMs } = options;
  const { renewsInStep = false } = options;
  const renewEveryMs = leaseMs / 3;
  let renewedAtMs = Number.NEGATIVE_INFINITY;

  async function renew(): Promise<Hold> {
    const nowMs = clock.now();
    const hold = await holdLease(db, { name, owner, now: new Date(nowMs), forMs: leaseMs });
    renewedAtMs = hold === 'refused' ? Number.NEGATIVE_INFINITY : nowMs;
    return hold;
  }

  async function stepRenewing(hold: 'kept' | 'taken'): Promise<number> {
    let isOver = false;
    let renewing: Promise<unknown> = Promise.resolve();
    let cancel = () => {};
    const plan = (): void => {
      cancel = schedule(() => {
        renewing = renew()
          .catch(onError)
          .then(() => {
            if (!isOver) plan();
          });
      }, renewEveryMs);
    };
    plan();
    try {
      return await step(hold);
    } finally {
      isOver = true;
      cancel();
      await renewing;
    }
  }

  const loop = createLoop({
    schedule,
    onError,
    step: async () => {
      const nowMs = clock.now();
      // Two thirds of the lease are left at least: no other process can hold it.
      const isHeld = nowMs - renewedAtMs < renewEveryMs;
      const hold = isHeld ? 'kept' : await renew();
      const run = renewsInStep ? stepRenewing : step;
      const waitMs = hold === 'refused' ? retryMs : await run(hold);
      // The lease must be renewed before it ends, however far away the next work is.
      return Math.min(waitMs, renewEveryMs);
    },
  });
  return {
    start: loop.start,
    wake: loop.wake,
    stop: async () => {
      if (await loop.stop()) await releaseLease(db, { name, owner });
    },
  };
}
