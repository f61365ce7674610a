'use client';
import { type AnyBillfoldError, isErrorCode } from '@billfold/core';
import { useCallback } from 'react';
import { useNotify } from '../provider/use-notifications.ts';
import { useWalletEvents } from '../provider/use-provided.ts';

/** Every failed call notifies, beside what the dialog says of it. The end of a session is the host's to tell. */
export function useReportProblem(): (error: AnyBillfoldError) => void {
  const notify = useNotify();
  const { reportError } = useWalletEvents();
  return useCallback(
    (error) => {
      if (!isErrorCode(error, 'unauthorized')) notify.error(error);
      reportError(error);
    },
    [notify, reportError],
  );
}
