'use client';
import { useEffect } from 'react';
import { usePage } from '../../context/use-provided.ts';
import { useLatest } from '../../state/use-latest.ts';

/** Calls `retry` when the device is back online. */
export function useRetryOnline(retry: (() => void) | undefined): void {
  const view = usePage()?.defaultView;
  const latest = useLatest(retry);
  useEffect(() => {
    const onOnline = (): void => latest.current?.();
    view?.addEventListener('online', onOnline);
    return () => view?.removeEventListener('online', onOnline);
  }, [view, latest]);
}
