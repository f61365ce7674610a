import { repeat } from '@billfold/core';
import { useEffect, useRef } from 'react';
import { useServices } from '../boot/services-context.ts';

export interface Live {
  /** Loads again what is shown. */
  readonly refresh: () => Promise<unknown>;
  /** Whether confirmations are missing, so that it pays to look again soon. */
  readonly isMoving: () => boolean;
}

/** How often one looks again: soon while confirmations are missing, else now and then. */
const restMs = { moving: 3_000, settled: 10_000 } as const;

/** Keeps what is shown up to date while the page is in sight. `of` names what that is. */
export function useLive(of: unknown, live: Live): void {
  const { schedule } = useServices().client.platform;
  const latest = useRef(live);
  useEffect(() => {
    latest.current = live;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: something else that is shown starts over.
  useEffect(() => {
    const refresh = async (): Promise<void> => {
      if (document.visibilityState !== 'hidden') await latest.current.refresh();
    };
    const repetition = {
      schedule,
      restMs: () => (latest.current.isMoving() ? restMs.moving : restMs.settled),
      task: refresh,
    };
    let isOver = false;
    let stop = (): void => undefined;
    // Joins what is loading, or looks again at what was kept; only then it is known what moves.
    void refresh().then(() => {
      if (!isOver) stop = repeat(repetition);
    });
    const onReturn = (): void => void refresh();
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      isOver = true;
      stop();
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, [of, schedule]);
}
