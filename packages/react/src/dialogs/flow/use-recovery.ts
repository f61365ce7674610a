'use client';
import { type AnyBillfoldError, isErrorCode } from '@billfold/core';
import { useContext, useEffect } from 'react';
import { LiveContext } from '../../context/live-context.ts';
import { useWallet } from '../../context/wallet-context.ts';
import { useLatest } from '../../state/use-latest.ts';

interface RecoveringFlow<S> {
  getState(): S;
  readonly actions: { retry(): void };
}

/**
 * Repeats the requests of a flow that no connection let through, once the device is online or live
 * updates are connected again. `readError` returns the error that the flow shows.
 */
export function useRecovery<S>(
  flow: RecoveringFlow<S> | null,
  readError: (state: S) => AnyBillfoldError | null,
): void {
  const live = useContext(LiveContext);
  const { page } = useWallet();
  const latest = useLatest(readError);
  useEffect(() => {
    const { defaultView } = page ?? {};
    if (!flow || !defaultView) return;
    const retry = (): void => {
      const error = latest.current(flow.getState());
      if (isErrorCode(error, 'network', 'timeout', 'offline')) flow.actions.retry();
    };
    defaultView.addEventListener('online', retry);
    const stop = live?.subscribe(() => {
      if (live.get().isConnected) retry();
    });
    return () => {
      defaultView.removeEventListener('online', retry);
      stop?.();
    };
  }, [flow, live, page, latest]);
}
