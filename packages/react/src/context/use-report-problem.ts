'use client';
import { type AnyBillfoldError, isErrorCode } from '@billfold/core';
import { useCallback, useRef } from 'react';
import { useNotify } from './use-notifications.ts';
import { useWalletEvents } from './use-provided.ts';

/** Null where the last one no longer holds: it is tried again, and its notification leaves. */
export type ReportProblem = (error: AnyBillfoldError | null) => void;

/** Every failed call notifies, beside what the dialog says of it. The end of a session is the host's to tell. */
export function useReportProblem(): ReportProblem {
  const notify = useNotify();
  const { reportError } = useWalletEvents();
  const raised = useRef<string | null>(null);
  return useCallback(
    (error) => {
      if (raised.current !== null) notify.dismiss(raised.current);
      raised.current = null;
      if (error === null) return;
      if (!isErrorCode(error, 'unauthorized')) raised.current = notify.error(error);
      reportError(error);
    },
    [notify, reportError],
  );
}
