'use client';
import { afterInputDelayMs } from '@billfold/core/flows';
import { useCallback, useEffect, useRef } from 'react';
import { useClient } from '../../context/use-provided.ts';
import { useLatest } from '../../state/use-latest.ts';

/** Calls `handler` with what was last typed, once typing has paused (R-SEND-08); not after it is gone. */
export function useAfterInput(
  handler: ((text: string) => void) | undefined,
): (text: string) => void {
  const { schedule } = useClient().platform;
  const latest = useLatest(handler);
  const cancel = useRef<(() => void) | null>(null);
  useEffect(() => () => cancel.current?.(), []);
  return useCallback(
    (text) => {
      cancel.current?.();
      cancel.current = schedule(() => latest.current?.(text), afterInputDelayMs);
    },
    [schedule, latest],
  );
}
