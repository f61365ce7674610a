'use client';
import { useEffect } from 'react';
import { useLatest } from '../../state/use-latest.ts';

/** Tells of each change of a flow, with the state before it; what is shown is not drawn by it. */
export function useFlowChanges<S>(
  flow: { getState(): S; subscribe(listener: () => void): () => void } | null,
  onChange: (state: S, before: S) => void,
): void {
  const latest = useLatest(onChange);
  useEffect(() => {
    if (!flow) return;
    let last = flow.getState();
    return flow.subscribe(() => {
      const before = last;
      last = flow.getState();
      latest.current(last, before);
    });
  }, [flow, latest]);
}
