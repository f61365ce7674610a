import { isErrorCode, type Translate } from '@billfold/core';

/** Whether a service refused a code of the second factor. */
export function isWrongCode(failure: unknown): boolean {
  return isErrorCode(failure, 'api') && failure.serverCode === 'two_factor_invalid';
}

/** What stands under the field of such a code; undefined where nothing is wrong with it. */
export function codeMessage(failure: unknown, translate: Translate): string | undefined {
  return isWrongCode(failure) ? translate('accountSecurity.code.wrong') : undefined;
}
