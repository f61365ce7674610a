import { type AnyBillfoldError, isBillfoldError } from '@billfold/core';
import { useCallback, useRef, useState } from 'react';

export interface Action {
  readonly isBusy: boolean;
  /** Error of the last run; null while the next one runs. */
  readonly failure: AnyBillfoldError | null;
  /** Runs a call, one at a time. Resolves to false where it was refused. */
  readonly run: (call: () => Promise<void>) => Promise<boolean>;
}

/** Runs what a button does, and keeps its error for the place where it was pressed. */
export function useAction(): Action {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<AnyBillfoldError | null>(null);
  const isRunning = useRef(false);
  const run = useCallback(async (call: () => Promise<void>) => {
    if (isRunning.current) return false;
    isRunning.current = true;
    setIsBusy(true);
    setFailure(null);
    try {
      await call();
      return true;
    } catch (error) {
      if (!isBillfoldError(error)) throw error;
      setFailure(error);
      return false;
    } finally {
      isRunning.current = false;
      setIsBusy(false);
    }
  }, []);
  return { isBusy, failure, run };
}
