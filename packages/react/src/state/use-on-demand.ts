'use client';
import { useEffect, useState } from 'react';
import { useLatest } from './use-latest.ts';

export interface OnDemandOptions {
  readonly isWanted: boolean;
  /** Prefetches the part, so that it is drawn at once; a failure is not reported yet. */
  readonly isLikely?: boolean;
  readonly onFailure: (error: Error) => void;
}

/**
 * Loads a part when it is needed; null until then. A failed import calls `onFailure`, and is made
 * again when the part is wanted again.
 */
export function useOnDemand<T>(load: () => Promise<T>, options: OnDemandOptions): T | null {
  const { isWanted, isLikely = false } = options;
  // In an object, as a component is a function, which a setter of state would call.
  const [loaded, setLoaded] = useState<{ readonly part: T } | null>(null);
  const latest = useLatest({ load, options });
  const isMissing = (isWanted || isLikely) && loaded === null;
  useEffect(() => {
    if (!isMissing) return;
    let isGone = false;
    latest.current.load().then(
      (part) => {
        if (!isGone) setLoaded({ part });
      },
      (error: Error) => {
        if (!isGone && isWanted) latest.current.options.onFailure(error);
      },
    );
    return () => {
      isGone = true;
    };
  }, [isMissing, isWanted, latest]);
  return loaded?.part ?? null;
}
