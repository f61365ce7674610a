import type { Platform } from '@billfold/core';
import { createLoop, type Loop } from '../db/loop.ts';
import type { Outbox } from './outbox.ts';

export interface OutboxWorkersOptions {
  readonly outbox: Pick<Outbox, 'dueLanes' | 'runNext'>;
  readonly schedule: Platform['schedule'];
  /** Longest time between two looks. Each new job wakes the workers: this finds one whose notice was lost. */
  readonly pollMs: number;
  /** Called with an error of the database; the workers go on. */
  readonly onError: (error: unknown) => void;
}

const shortestMs = 100;
const retryMs = 1_000;
const workersPerLane = 4;

/**
 * Creates the workers of the outbox. Each lane has its own, so that a node or a mail server that
 * hangs delays the jobs of its lane alone. Every process may have workers: a job is leased to one.
 */
export function createOutboxWorkers(options: OutboxWorkersOptions): Loop {
  const { outbox, schedule, pollMs, onError } = options;
  const working = new Map<string, Set<Promise<void>>>();
  let isStopped = false;
  let hasFailed = false;

  async function work(lane: string): Promise<void> {
    let hasRun = false;
    try {
      while (!isStopped && (await outbox.runNext(lane))) hasRun = true;
    } catch (error) {
      hasFailed = true;
      onError(error);
    }
    // A job that failed is due again at a time that no look knows yet.
    if (hasRun || hasFailed) loop.wake();
  }

  function addWorker(lane: string): void {
    const workers = working.get(lane) ?? new Set();
    working.set(lane, workers);
    if (workers.size >= workersPerLane) return;
    const worker = work(lane).finally(() => workers.delete(worker));
    workers.add(worker);
  }

  const loop = createLoop({
    schedule,
    onError,
    step: async () => {
      const { lanes, nextInMs } = await outbox.dueLanes();
      // The database has just failed a worker: the jobs of its lane are as due as before.
      if (hasFailed) {
        hasFailed = false;
        return retryMs;
      }
      for (const lane of lanes) addWorker(lane);
      return Math.min(Math.max(nextInMs ?? pollMs, shortestMs), pollMs);
    },
  });
  return {
    ...loop,
    stop: async () => {
      isStopped = true;
      const wasStarted = await loop.stop();
      await Promise.all([...working.values()].flatMap((workers) => [...workers]));
      return wasStarted;
    },
  };
}
