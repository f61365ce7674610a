import { isErrorCode } from '@billfold/core';
import type { Translate } from '@billfold/core/i18n';

/** Returns true when the service refused a two-factor code. */
export function isWrongCode(failure: unknown): boolean {
  return isErrorCode(failure, 'api') && failure.serverCode === 'two_factor_invalid';
}

/** Returns the message under a two-factor code field; undefined when the code is valid. */
export function codeMessage(failure: unknown, translate: Translate): string | undefined {
  return isWrongCode(failure) ? translate('accountSecurity.code.wrong') : undefined;
}
