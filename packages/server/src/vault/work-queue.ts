import { busy } from './refusals.ts';

/**
 * Side of a queue: `owner` for signed-in users and their known devices, `guest` for sign-ins and sign-ups
 * of anyone.
 */
export type Lane = 'owner' | 'guest';

export interface WorkQueue {
  /** Runs work when its lane has a slot. @throws {ApiError} 429 BUSY when too much waits in the lane */
  run<T>(lane: Lane, work: () => Promise<T>): Promise<T>;
  load(): WorkQueueLoad;
}

/** Numbers of running and waiting jobs. */
export interface WorkQueueLoad {
  readonly running: number;
  readonly waiting: number;
}

export interface WorkQueueLimits {
  /** Slots of both lanes together. */
  readonly running: number;
  /** Jobs that may wait in each lane. */
  readonly waiting: number;
}

/**
 * Creates a queue with two lanes that bounds work which costs memory. Guests never take the last slot, so an
 * owner waits for owners alone. A freed slot goes to the lane with fewer running jobs, so owners do not
 * starve guests either. Within a lane jobs run in order of arrival.
 */
export function createWorkQueue({ running, waiting }: WorkQueueLimits): WorkQueue {
  const owner = { active: 0, most: running, waiters: [] as (() => void)[] };
  const guest = { active: 0, most: Math.max(1, running - 1), waiters: [] as (() => void)[] };
  const lanes = { owner, guest };

  const hasSlot = (lane: typeof owner): boolean =>
    owner.active + guest.active < running && lane.active < lane.most;

  async function enter(lane: typeof owner): Promise<void> {
    if (hasSlot(lane)) {
      lane.active += 1;
      return;
    }
    if (lane.waiters.length >= waiting) throw busy();
    await new Promise<void>((resolve) => lane.waiters.push(resolve));
  }
  function leave(lane: typeof owner): void {
    lane.active -= 1;
    const next = (owner.active <= guest.active ? [owner, guest] : [guest, owner]).find(
      (each) => each.waiters.length > 0 && hasSlot(each),
    );
    const start = next?.waiters.shift();
    if (next === undefined || start === undefined) return;
    // Counted before it runs: a job that arrives in between finds no free slot.
    next.active += 1;
    start();
  }

  return {
    load: () => ({
      running: owner.active + guest.active,
      waiting: owner.waiters.length + guest.waiters.length,
    }),
    run: async (name, work) => {
      const lane = lanes[name];
      await enter(lane);
      try {
        return await work();
      } finally {
        leave(lane);
      }
    },
  };
}
