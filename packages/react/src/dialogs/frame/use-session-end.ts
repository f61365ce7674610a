'use client';
import { useEffect, useState } from 'react';
import { useLatest } from '../../provider/use-latest.ts';
import { useClient } from '../../provider/use-provided.ts';
import type { AnnouncedOpen } from './use-announced-open.ts';

/**
 * Closes an open dialog once its session is over: nothing in it can be done any more. What must not
 * be left is ended first.
 */
export function useSessionEnd({ open, close }: AnnouncedOpen, locked: boolean): void {
  const client = useClient();
  const [isOver, setOver] = useState(false);
  const latest = useLatest(close);
  useEffect(() => {
    if (!open) return;
    const stop = client.on('session-changed', ({ signedIn }) => setOver(!signedIn));
    return () => {
      stop();
      setOver(false);
    };
  }, [open, client]);
  useEffect(() => {
    if (isOver && !locked) latest.current('signed-out');
  }, [isOver, locked, latest]);
}
