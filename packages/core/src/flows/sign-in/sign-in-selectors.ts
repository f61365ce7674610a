import type { AnyBillfoldError } from '../../errors/error-kinds.ts';
import { isErrorCode } from '../../errors/is-billfold-error.ts';
import type { Translate } from '../../i18n/translate.ts';
import { validateEmail } from '../../session/validate-email.ts';
import type { InvalidFields } from '../refused-field.ts';
import { maximumWrongCodes } from './sign-in-reducer.ts';
import type { SignInCodeKind, SignInField, SignInState } from './sign-in-state.ts';

/** Validates email and password before the request. */
export function validateSignIn(email: string, password: string): InvalidFields<SignInField> {
  const emailProblem = validateEmail(email);
  return {
    ...(emailProblem === null ? {} : { email: emailProblem }),
    ...(password === '' ? { password: 'common.required' } : {}),
  };
}

/** Validates a code from `readCode` before the request. */
export function validateCode(kind: SignInCodeKind, code: string): InvalidFields<SignInField> {
  if (isCompleteCode(kind, code)) return {};
  if (code === '') return { code: 'common.required' };
  const key = kind === 'code' ? 'auth.twoFactor.code.length' : 'auth.twoFactor.recoveryCode.length';
  return { code: key };
}

/** Nothing is left to type: six digits can be sent at once. White space does not count. */
export function isCompleteCode(kind: SignInCodeKind, text: string): boolean {
  const pattern = kind === 'code' ? /^\d{6}$/ : /^\S{10}$/;
  return pattern.test(readCode(text));
}

/** Without the white space that comes along when a code is pasted. */
export function readCode(text: string): string {
  return text.replaceAll(/\s/g, '');
}

/** The sentence above the form: what was wrong, in words that do not tell which half of it. */
export function signInFailure(failure: AnyBillfoldError, translate: Translate): string {
  if (isErrorCode(failure, 'two_factor_required')) return translate('auth.signIn.twoFactor');
  if (hasServerCode(failure, 'invalid_credentials'))
    return translate('auth.signIn.wrongCredentials');
  if (hasServerCode(failure, 'two_factor_invalid')) return translate('auth.twoFactor.ended');
  // The form has no session to lose: it was a link whose token is spent, too old, or another browser's.
  if (isErrorCode(failure, 'unauthorized')) return translate('auth.signIn.linkOver');
  return failure.messages.join('\n');
}

/** The sentence on the code step; null on entering it, where nothing has gone wrong. */
export function twoFactorFailure(
  { failure, wrongCodes }: Pick<SignInState, 'failure' | 'wrongCodes'>,
  translate: Translate,
): string | null {
  if (failure === null || isErrorCode(failure, 'two_factor_required')) return null;
  if (!hasServerCode(failure, 'two_factor_invalid')) return failure.messages.join('\n');
  return wrongCodes < triesUntold
    ? translate('auth.twoFactor.wrong')
    : translate('auth.twoFactor.wrongWithTries', { tries: maximumWrongCodes - wrongCodes });
}

/** After so many wrong codes, the person is told how many tries are left. */
const triesUntold = 3;

function hasServerCode(failure: AnyBillfoldError, code: string): boolean {
  return isErrorCode(failure, 'api') && failure.serverCode === code;
}
