import { isErrorCode } from '@billfold/core';

/** Whether a service refused the token of a mail's link: spent, too old, or never ours. */
export function isTokenOver(failure: unknown): boolean {
  return (
    isErrorCode(failure, 'api') &&
    (failure.serverCode === 'token_invalid' || failure.serverCode === 'token_expired')
  );
}
