import type { Platform } from '../platform/platform.ts';

export interface Countdowns {
  /** Starts over if `id` is counting already. */
  start(id: string, countdown: Countdown): void;
  stop(id: string): void;
  /** Stops those whose id is not among `ids`. */
  keep(ids: readonly string[]): void;
  /** Stops every holdable countdown where it is, until the returned function is called. */
  hold(): () => void;
}

export interface Countdown {
  readonly ms: number;
  readonly holdable: boolean;
  readonly done: () => void;
}

/** Countdowns that keep the time they have left while they are held. */
export function createCountdowns({
  clock,
  schedule,
}: Pick<Platform, 'clock' | 'schedule'>): Countdowns {
  const entries = new Map<string, Entry>();
  const holds = new Set<symbol>();

  function run(id: string, countdown: Countdown): void {
    const task = () => {
      entries.delete(id);
      countdown.done();
    };
    const held = countdown.holdable && holds.size > 0;
    const cancel = held ? null : schedule(task, countdown.ms);
    entries.set(id, { countdown, startedAtMs: clock.now(), cancel });
  }
  function stop(id: string): void {
    entries.get(id)?.cancel?.();
    entries.delete(id);
  }
  function freeze(id: string, { countdown, startedAtMs, cancel }: Entry): void {
    if (!countdown.holdable || !cancel) return;
    cancel();
    const ms = Math.max(0, countdown.ms - (clock.now() - startedAtMs));
    entries.set(id, { countdown: { ...countdown, ms }, startedAtMs, cancel: null });
  }
  return {
    start: (id, countdown) => {
      stop(id);
      run(id, countdown);
    },
    stop,
    keep: (ids) => {
      for (const id of [...entries.keys()]) if (!ids.includes(id)) stop(id);
    },
    hold: () => {
      const hold = Symbol('hold');
      holds.add(hold);
      for (const [id, entry] of [...entries]) freeze(id, entry);
      return () => {
        if (!holds.delete(hold) || holds.size > 0) return;
        for (const [id, entry] of [...entries]) if (!entry.cancel) run(id, entry.countdown);
      };
    },
  };
}

interface Entry {
  readonly countdown: Countdown;
  readonly startedAtMs: number;
  /** Null while it is held. */
  readonly cancel: (() => void) | null;
}
