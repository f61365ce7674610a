'use client';
import { useEffect } from 'react';
import { useLatest } from '../../state/use-latest.ts';

export interface RestoringOptions<S> {
  /** True once the flow can take the draft. */
  readonly isReady: (state: S) => boolean;
  readonly restore: () => void;
}

/** Puts what the end of a session left back into a flow, once, as soon as it can take it. */
export function useRestoring<S>(
  flow: { getState(): S; subscribe(listener: () => void): () => void } | null,
  options: RestoringOptions<S>,
): void {
  const latest = useLatest(options);
  useEffect(() => {
    if (!flow) return;
    let isDone = false;
    const restore = (): void => {
      if (isDone || !latest.current.isReady(flow.getState())) return;
      isDone = true;
      latest.current.restore();
    };
    restore();
    return flow.subscribe(restore);
  }, [flow, latest]);
}
