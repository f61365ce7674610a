import type { AnyBillfoldError, ResourceState } from '@billfold/core';
import { useEffect } from 'react';
import { useReportError } from './use-report-error.ts';

/** Every failed call notifies (R-NOTE-03), the loads behind a screen as well; once per failure. */
export function useNotifyFailure(state: ResourceState<unknown>): void {
  const report = useReportError();
  const error: AnyBillfoldError | undefined = state.error;
  useEffect(() => {
    if (error) report(error);
  }, [error, report]);
}
