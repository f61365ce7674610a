import { type AnyBillfoldError, isErrorCode } from '@billfold/core';

/** Reports whether a plan was refused that has expired, or no longer fits its business. */
export function isOldPlan(error: AnyBillfoldError | null): boolean {
  return (
    isErrorCode(error, 'api') &&
    (error.serverCode === 'plan_expired' || error.serverCode === 'plan_outdated')
  );
}
