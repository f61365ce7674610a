import { isErrorCode } from '@billfold/core';

/** Returns true when a service refused the token of a mail's link: used, expired, or unknown. */
export function isTokenOver(failure: unknown): boolean {
  return (
    isErrorCode(failure, 'api') &&
    (failure.serverCode === 'token_invalid' || failure.serverCode === 'token_expired')
  );
}
