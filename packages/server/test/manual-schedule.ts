import type { Platform } from '@billfold/core';
import type { ManualClock } from './manual-clock.ts';

/** A schedule whose tasks run only when a test says so. */
export interface ManualSchedule {
  readonly schedule: Platform['schedule'];
  /** Resolves as soon as a task waits, with the milliseconds until it is due. */
  whenWaiting(): Promise<number>;
  /** Moves the clock to the time of the next task and runs it. */
  runNext(): void;
  readonly waiting: number;
}

export function manualSchedule(clock: ManualClock): ManualSchedule {
  let tasks: readonly Task[] = [];
  let announce: (() => void) | null = null;
  const next = () => tasks.toSorted((a, b) => a.at - b.at)[0];
  return {
    schedule: (run, ms) => {
      const task = { run, at: clock.now() + ms };
      tasks = [...tasks, task];
      announce?.();
      return () => {
        tasks = tasks.filter((each) => each !== task);
      };
    },
    whenWaiting: async () => {
      const task = next();
      if (task !== undefined) return task.at - clock.now();
      await new Promise<void>((resolve) => {
        announce = resolve;
      });
      announce = null;
      return (next()?.at ?? clock.now()) - clock.now();
    },
    runNext: () => {
      const task = next();
      if (task === undefined) throw new Error('No task waits.');
      tasks = tasks.filter((each) => each !== task);
      clock.advance(Math.max(0, task.at - clock.now()));
      task.run();
    },
    get waiting() {
      return tasks.length;
    },
  };
}

interface Task {
  readonly run: () => void;
  readonly at: number;
}
