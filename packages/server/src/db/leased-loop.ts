import type { Clock, Platform } from '@billfold/core';
import { holdLease, releaseLease } from './lease.ts';
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

const leaseMs = 15_000;
const retryMs = 1_000;

export function createLeasedLoop(options: LeasedLoopOptions): LeasedLoop {
  const { db, clock, schedule, name, owner, step, onError } = options;
  let state: 'idle' | 'started' | 'stopped' = 'idle';
  let isWoken = false;
  let running: Promise<void> | null = null;
  let cancel = () => {};

  async function stepOnce(): Promise<number> {
    try {
      const now = new Date(clock.now());
      const hold = await holdLease(db, { name, owner, now, forMs: leaseMs });
      return hold === 'refused' ? retryMs : await step(hold);
    } catch (error) {
      onError(error);
      return retryMs;
    }
  }

  async function run(): Promise<void> {
    let waitMs = 0;
    do {
      isWoken = false;
      waitMs = await stepOnce();
    } while (isWoken && state === 'started');
    running = null;
    // The lease must be renewed before it ends, however far away the next work is.
    if (state === 'started') cancel = schedule(wake, Math.min(waitMs, leaseMs / 3));
  }

  function wake(): void {
    if (state !== 'started') return;
    isWoken = true;
    cancel();
    running ??= run();
  }

  return {
    start: () => {
      if (state !== 'idle') return;
      state = 'started';
      wake();
    },
    wake,
    stop: async () => {
      const wasStarted = state === 'started';
      state = 'stopped';
      cancel();
      await running;
      if (wasStarted) await releaseLease(db, { name, owner });
    },
  };
}
