import type { Schedule } from '../platform/platform.ts';

export interface Repetition {
  readonly schedule: Schedule;
  /** How long to rest before each round. */
  readonly restMs: () => number;
  readonly task: () => void | Promise<void>;
}

/** Runs `task` again and again, a rest before each round; the returned function stops it. */
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
