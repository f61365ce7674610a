'use client';
import { useEffect, useState } from 'react';
import { useClient } from '../../context/use-provided.ts';
import { useLatest } from '../../state/use-latest.ts';
import type { AnnouncedOpen } from './use-announced-open.ts';

/**
 * Closes an open dialog when its session ends, after the step that must not be left. On a page that
 * was never signed in the dialog stays open and says so.
 */
export function useSessionEnd({ open, close }: AnnouncedOpen, locked: boolean): void {
  const client = useClient();
  const [isOver, setOver] = useState(false);
  const latest = useLatest(close);
  useEffect(() => {
    if (!open) return;
    const stop = client.on('session-changed', ({ signedIn, wasSignedIn }) =>
      setOver(!signedIn && wasSignedIn),
    );
    return () => {
      stop();
      setOver(false);
    };
  }, [open, client]);
  useEffect(() => {
    if (isOver && !locked) latest.current('signed-out');
  }, [isOver, locked, latest]);
}
