'use client';
import type { LiveUpdate } from '@billfold/core/contract';
import { repeat } from '@billfold/core/flows';
import { useContext, useEffect, useRef } from 'react';
import { LiveContext } from '../../context/live-context.ts';
import { useClient, usePage } from '../../context/use-provided.ts';

export interface Live {
  /** Reloads the shown data. */
  readonly refresh: () => Promise<unknown>;
  /** True while confirmations are missing, which shortens the polling interval. */
  readonly changesWithBlocks: () => boolean;
}

/** Polling intervals: while confirmations are missing, otherwise, and with live updates. */
const restMs = { moving: 3_000, settled: 10_000, live: 60_000 } as const;

/** Polls while the page is visible. `of` identifies the shown data; another one starts over. */
export function useLive(of: unknown, live: Live): void {
  const { schedule } = useClient().platform;
  const page = usePage();
  const source = useContext(LiveContext);
  const latest = useRef(live);
  useEffect(() => {
    latest.current = live;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: something else that is shown starts over.
  useEffect(() => {
    let isOver = false;
    const look = oneAfterTheOther(() => latest.current.refresh());
    const refresh = async (): Promise<void> => {
      if (page?.visibilityState !== 'hidden' && !isOver) await look();
    };
    const pause = (): number => {
      if (source?.get().isConnected) return restMs.live;
      return latest.current.changesWithBlocks() ? restMs.moving : restMs.settled;
    };
    const repetition = { schedule, restMs: pause, task: refresh };
    let stop = (): void => undefined;
    // Joins what is loading, or looks again at what was kept; only then it is known what moves.
    void refresh().then(() => {
      if (!isOver) stop = repeat(repetition);
    });
    const onReturn = (): void => void refresh();
    page?.addEventListener('visibilitychange', onReturn);
    const stopListening = source?.listen((update) => {
      if (concerns(update, latest.current)) void refresh();
    });
    return () => {
      isOver = true;
      stop();
      stopListening?.();
      page?.removeEventListener('visibilitychange', onReturn);
    };
  }, [of, schedule, page, source]);
}

/** Blocks change nothing but confirmations. */
function concerns({ type }: LiveUpdate, { changesWithBlocks }: Live): boolean {
  return type === 'books' || (type === 'blocks' && changesWithBlocks());
}

/** `task`, never twice at once: asked for while it runs, it runs once more, as it may have been too early. */
function oneAfterTheOther(task: () => Promise<unknown>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let isWanted = false;
  const run = async (): Promise<void> => {
    try {
      do {
        isWanted = false;
        await task();
      } while (isWanted);
    } finally {
      running = null;
    }
  };
  return () => {
    isWanted = true;
    running ??= run();
    return running;
  };
}
