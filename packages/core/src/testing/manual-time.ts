import type { Clock, Schedule } from '../platform/platform.ts';

/** Time that moves only when a test says so. */
export interface ManualTime {
  readonly clock: Clock;
  readonly schedule: Schedule;
  /** Moves on by `ms`, running what falls due on the way, and lets promises settle. */
  advance(ms: number): Promise<void>;
  /** How many tasks wait: none may be left behind by something that was closed. */
  pending(): number;
}

interface Timer {
  readonly task: () => void;
  readonly at: number;
}

/**
 * Creates a clock and timers that advance by a call.
 * @example
 * const time = createManualTime();
 * await time.advance(1_000);
 */
export function createManualTime(start = Date.UTC(2026, 10, 20, 9)): ManualTime {
  let now = start;
  const timers = new Set<Timer>();
  const nextDue = (until: number): Timer | undefined =>
    [...timers].filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
  return {
    clock: { now: () => now },
    schedule: (task, ms) => {
      const timer = { task, at: now + ms };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    advance: async (ms) => {
      const until = now + ms;
      await settle();
      for (let due = nextDue(until); due !== undefined; due = nextDue(until)) {
        now = due.at;
        timers.delete(due);
        due.task();
        await settle();
      }
      now = until;
    },
    pending: () => timers.size,
  };
}

/**
 * Lets everything that is ready run, timers of no delay included: a call passes through several.
 * @example
 * const sandbox = await createSandbox();
 * const flow = createSendFlow(sandbox.client, { walletId: sandbox.walletId });
 * await settle();
 * console.log(flow.getState().status);
 */
export async function settle(): Promise<void> {
  await turns();
  await new Promise((resolve) => setTimeout(resolve, 0));
  await turns();
}

/** Waits for some turns of the event loop, which no throttled or faked timer delays. */
function turns(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    let rounds = 20;
    port1.onmessage = () => {
      rounds -= 1;
      if (rounds > 0) return port2.postMessage(null);
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
