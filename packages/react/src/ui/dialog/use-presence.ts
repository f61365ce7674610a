'use client';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useClient } from '../../context/use-provided.ts';

/** Time for the dialog to leave, as in the styles. */
const leaveMs = 80;

/**
 * Returns true while a dialog is open or leaving. Never on the server, which has nothing
 * to put above the page.
 */
export function usePresence(open: boolean): boolean {
  const { schedule } = useClient().platform;
  const mounted = useSyncExternalStore(neverChanges, yes, no);
  const [present, setPresent] = useState(open);
  if (open && !present) setPresent(true);
  useEffect(() => {
    if (open || !present) return;
    return schedule(() => setPresent(false), leaveMs);
  }, [open, present, schedule]);
  return present && mounted;
}

const neverChanges = () => () => undefined;
const yes = () => true;
const no = () => false;
