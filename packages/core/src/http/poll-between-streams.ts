import type { StreamWatch } from './stream-watch.ts';

export interface Polling {
  /** Loads in 5 seconds, and then every 5 seconds, unless it is doing so. */
  resume(): void;
  /** Drops what is being loaded: a stream has something newer. */
  pause(): void;
}

const pollMs = 5_000;

/** Creates the polling of a watch, which begins paused and ends with `signal`. */
export function pollBetweenStreams<T>(
  {
    platform: { schedule },
    poll,
    onUpdate,
  }: Pick<StreamWatch<T>, 'platform' | 'poll' | 'onUpdate'>,
  signal: AbortSignal,
): Polling {
  let stop: (() => void) | null = null;
  const pause = (): void => {
    stop?.();
    stop = null;
  };
  signal.addEventListener('abort', pause);
  return {
    pause,
    resume: () => {
      if (poll === undefined || stop !== null || signal.aborted) return;
      const round = new AbortController();
      const wait = (): (() => void) => schedule(() => void load(), pollMs);
      const load = async (): Promise<void> => {
        const update = await poll(round.signal).catch(() => null);
        if (round.signal.aborted) return;
        if (update !== null) onUpdate(update);
        cancel = wait();
      };
      let cancel = wait();
      stop = () => {
        cancel();
        round.abort();
      };
    },
  };
}
