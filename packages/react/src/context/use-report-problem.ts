'use client';
import { type AnyBillfoldError, isErrorCode } from '@billfold/core';
import { useCallback, useContext, useRef } from 'react';
import { ReachContext } from './reach-context.ts';
import { useNotify } from './use-notifications.ts';
import { useWalletEvents } from './use-provided.ts';

/** Reports a failed call; null clears the last report on a retry, and dismisses its notification. */
export type ReportProblem = (error: AnyBillfoldError | null) => void;

/**
 * Returns a function that notifies of failed calls. The host handles the end of a session; a device without a
 * connection says so once, not for each call, as does a host whose server is out of reach.
 */
export function useReportProblem(): ReportProblem {
  const notify = useNotify();
  const { reportError } = useWalletEvents();
  const isAway = useContext(ReachContext);
  const raised = useRef<string | null>(null);
  return useCallback(
    (error) => {
      if (raised.current !== null) notify.dismiss(raised.current);
      raised.current = null;
      if (error === null) return;
      if (!isSaidElsewhere(error, isAway)) raised.current = notify.error(error);
      reportError(error);
    },
    [notify, reportError, isAway],
  );
}

function isSaidElsewhere(error: AnyBillfoldError, isAway: () => boolean): boolean {
  if (isErrorCode(error, 'unauthorized')) return true;
  // Of a dialog that found its scope missing, and says so in place of its first step.
  if (isErrorCode(error, 'scope_missing') && error.status === undefined) return true;
  if (!isErrorCode(error, 'network', 'timeout', 'offline')) return false;
  return isAway() || globalThis.navigator?.onLine === false;
}
