import { waitFor } from './wait-for.ts';

/** Runs a task for all who want its result at the same time; who gives up leaves it to the others. */
export interface SingleFlight<T> {
  /** Joins the running task, else starts `task`. It is aborted when no caller waits any more. */
  join(task: (signal: AbortSignal) => Promise<T>, signal: AbortSignal): Promise<T>;
  isRunning(): boolean;
}

interface Flight<T> {
  readonly result: Promise<T>;
  readonly abort: AbortController;
  waiting: number;
}

export function createSingleFlight<T>(): SingleFlight<T> {
  let current: Flight<T> | null = null;

  function start(task: (signal: AbortSignal) => Promise<T>): Flight<T> {
    const abort = new AbortController();
    const flight: Flight<T> = {
      abort,
      waiting: 0,
      result: task(abort.signal).finally(() => end(flight)),
    };
    // Each waiting caller gets the failure; without any, it is dropped.
    flight.result.catch(() => undefined);
    return flight;
  }
  function end(flight: Flight<T>): void {
    if (current === flight) current = null;
  }
  return {
    isRunning: () => current !== null,
    join: async (task, signal) => {
      const flight = current ?? start(task);
      current = flight;
      flight.waiting += 1;
      try {
        return await waitFor(flight.result, signal);
      } finally {
        flight.waiting -= 1;
        if (flight.waiting === 0) {
          end(flight);
          flight.abort.abort();
        }
      }
    },
  };
}
