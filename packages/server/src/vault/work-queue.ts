import { busy } from './refusals.ts';

export interface WorkQueue {
  /** @throws {ApiError} 429 BUSY when too many wait already */
  run<T>(work: () => Promise<T>): Promise<T>;
  load(): WorkQueueLoad;
}

/** Numbers of running and waiting jobs. */
export interface WorkQueueLoad {
  readonly running: number;
  readonly waiting: number;
}

export interface WorkQueueLimits {
  readonly running: number;
  readonly waiting: number;
}

/** First come, first served, with a bound on who may wait: work that costs memory cannot pile up. */
export function createWorkQueue({ running, waiting }: WorkQueueLimits): WorkQueue {
  const waiters: (() => void)[] = [];
  let active = 0;

  async function enter(): Promise<void> {
    if (active < running) {
      active += 1;
      return;
    }
    if (waiters.length >= waiting) throw busy();
    await new Promise<void>((resolve) => waiters.push(resolve));
  }
  function leave(): void {
    const next = waiters.shift();
    // The place is handed over, so nobody who comes in between can take it.
    if (next === undefined) active -= 1;
    else next();
  }

  return {
    load: () => ({ running: active, waiting: waiters.length }),
    run: async (work) => {
      await enter();
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
