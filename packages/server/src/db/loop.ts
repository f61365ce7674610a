import type { Platform } from '@billfold/core';

export interface LoopOptions {
  readonly schedule: Platform['schedule'];
  /** Does what is due, and returns the milliseconds until it looks again. */
  readonly step: () => Promise<number>;
  /** Called with an error of a step; the loop goes on. */
  readonly onError: (error: unknown) => void;
}

/** Work that repeats until it is stopped. */
export interface Loop {
  start(): void;
  /** Runs a step now, or another one right after the step that is running. */
  wake(): void;
  /** Waits for the running step; returns whether the loop had been started. */
  stop(): Promise<boolean>;
}

const retryMs = 1_000;

/** Creates a loop with one step at a time. */
export function createLoop({ schedule, step, onError }: LoopOptions): Loop {
  let state: 'idle' | 'started' | 'stopped' = 'idle';
  let isWoken = false;
  let running: Promise<void> | null = null;
  let cancel = () => {};

  async function stepOnce(): Promise<number> {
    try {
      return await step();
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
    if (state === 'started') cancel = schedule(wake, waitMs);
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
      return wasStarted;
    },
  };
}
