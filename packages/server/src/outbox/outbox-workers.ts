import type { Platform } from '@billfold/core';
import { createLoop, type Loop } from '../db/loop.ts';
import type { Outbox } from './outbox.ts';

export interface OutboxWorkersOptions {
  readonly outbox: Pick<Outbox, 'dueLanes' | 'runNext'>;
  readonly schedule: Platform['schedule'];
  /** Called with an error of the database; the workers go on. */
  readonly onError: (error: unknown) => void;
}

const pollMs = 1_000;
const workersPerLane = 4;

/**
 * Creates the workers of the outbox. Each lane has its own, so that a node or a mail server that
 * hangs delays the jobs of its lane alone. Every process may have workers: a job is leased to one.
 */
export function createOutboxWorkers({ outbox, schedule, onError }: OutboxWorkersOptions): Loop {
  const working = new Map<string, Set<Promise<void>>>();
  let isStopped = false;

  async function work(lane: string): Promise<void> {
    try {
      while (!isStopped && (await outbox.runNext(lane))) {}
    } catch (error) {
      onError(error);
    }
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
      for (const lane of await outbox.dueLanes()) addWorker(lane);
      return pollMs;
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
