import type { Schedule } from '../platform/platform.ts';

/** Task that is repeated, and its delays. */
export interface Repetition {
  readonly schedule: Schedule;
  /** Returns the delay before each run. */
  readonly restMs: () => number;
  readonly task: () => void | Promise<void>;
}

/**
 * Runs `task` repeatedly with a delay before each run; the returned function stops it.
 * @example
 * const { schedule } = browserPlatform();
 * const stop = repeat({ schedule, restMs: () => 1_000, task: () => console.log('once a second') });
 */
export function repeat({ schedule, restMs, task }: Repetition): () => void {
  let isStopped = false;
  let cancel = schedule(() => void round(), restMs());
  async function round(): Promise<void> {
    await task();
    if (!isStopped) cancel = schedule(() => void round(), restMs());
  }
  return () => {
    isStopped = true;
    cancel();
  };
}
