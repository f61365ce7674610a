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
 * Creates a queue with two lanes that bounds work which costs memory. Guests never take the last slot, and
 * start nothing while an owner's job runs, so an owner has the processor as in calm. After each job of an
 * owner one guest has a turn, so that owners do not starve guests. Within a lane jobs run in order of arrival.
 */
export function createWorkQueue({ running, waiting }: WorkQueueLimits): WorkQueue {
  const owner = { active: 0, waiters: [] as (() => void)[] };
  const guest = { active: 0, waiters: [] as (() => void)[] };
  const lanes = { owner, guest };
  const mostGuests = Math.max(1, running - 1);
  let isGuestsTurn = false;

  function mayStart(lane: typeof owner): boolean {
    if (owner.active + guest.active >= running) return false;
    return lane === owner || (guest.active < mostGuests && (owner.active === 0 || isGuestsTurn));
  }
  function count(lane: typeof owner): void {
    lane.active += 1;
    if (lane === guest) isGuestsTurn = false;
  }
  async function enter(lane: typeof owner): Promise<void> {
    if (lane.waiters.length === 0 && mayStart(lane)) {
      count(lane);
      return;
    }
    if (lane.waiters.length >= waiting) throw busy();
    await new Promise<void>((resolve) => lane.waiters.push(resolve));
  }
  function leave(lane: typeof owner): void {
    lane.active -= 1;
    if (lane === owner) isGuestsTurn = true;
    while (startNext());
  }
  /** Starts the next job of the lane with fewer running jobs. Returns whether one was started. */
  function startNext(): boolean {
    const order = owner.active <= guest.active ? [owner, guest] : [guest, owner];
    const next = order.find((each) => each.waiters.length > 0 && mayStart(each));
    const start = next?.waiters.shift();
    if (next === undefined || start === undefined) return false;
    // Counted before it runs: a job that arrives in between finds no free slot.
    count(next);
    start();
    return true;
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
