import { type AnyBillfoldError, isErrorCode } from '@billfold/core';
import { useNotify } from '@billfold/react';
import { useCallback } from 'react';

/** Shows a failed call. The end of a session is told once for all calls, by SessionNotices. */
export function useReportError(): (error: AnyBillfoldError) => void {
  const notify = useNotify();
  return useCallback(
    (error) => {
      if (!isErrorCode(error, 'unauthorized')) notify.error(error);
    },
    [notify],
  );
}
