import { type AnyBillfoldError, isErrorCode } from '../../errors/error-kinds.ts';
import type { Translate } from '../../i18n/translate.ts';
import { isEmailAddress, normalizeEmail } from '../../session/email-address.ts';
import type { InvalidFields } from '../refused-field.ts';
import type { SignInField } from './sign-in-state.ts';

/** What is missing before the service is asked. */
export function judgeSignIn(email: string, password: string): InvalidFields<SignInField> {
  return {
    ...(isEmailAddress(normalizeEmail(email)) ? {} : { email: 'auth.email.invalid' }),
    ...(password === '' ? { password: 'common.required' } : {}),
  };
}

/** The sentence above the form: what was wrong, in words that do not tell which half of it. */
export function signInFailure(failure: AnyBillfoldError, translate: Translate): string {
  if (isErrorCode(failure, 'two_factor_required')) return translate('auth.signIn.twoFactor');
  if (isErrorCode(failure, 'api') && failure.serverCode === 'invalid_credentials')
    return translate('auth.signIn.wrongCredentials');
  return failure.messages.join('\n');
}
