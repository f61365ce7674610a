'use client';
import type { AnyBillfoldError } from '@billfold/core';
import type { ResourceState } from '@billfold/core/flows';
import { useEffect } from 'react';
import { useReportProblem } from '../../context/use-report-problem.ts';

/** Every failed call notifies (R-NOTE-03), the loads behind a screen as well; once per failure. */
export function useNotifyFailure(state: ResourceState<unknown>): void {
  const report = useReportProblem();
  const error: AnyBillfoldError | undefined = state.error;
  useEffect(() => {
    if (error) report(error);
  }, [error, report]);
}
