import type { AnyBillfoldError } from '../../errors/error-kinds.ts';
import { isErrorCode } from '../../errors/is-billfold-error.ts';
import { isEmailAddress, normalizeEmail } from '../../session/email-address.ts';
import { validateSignInPassword } from '../../session/validate-sign-in-password.ts';
import type { InvalidFields } from '../refused-field.ts';
import type { SignUpField, SignUpValues } from './sign-up-state.ts';

/** Validates the form before the request. Common passwords are refused by the service. */
export function validateSignUp(values: SignUpValues, password: string): InvalidFields<SignUpField> {
  const email = normalizeEmail(values.email);
  const passwordProblem = validateSignInPassword(password, email);
  return {
    ...validateName(values.name),
    ...(isEmailAddress(email) ? {} : { email: 'auth.email.invalid' }),
    ...(passwordProblem === null ? {} : { password: passwordProblem }),
    ...(values.acceptsTerms ? {} : { acceptsTerms: 'common.required' }),
  };
}

/** The address already has an account: sign-in is the way on. */
export function isEmailTaken(failure: AnyBillfoldError | null): boolean {
  return isErrorCode(failure, 'api') && failure.serverCode === 'email_taken';
}

function validateName(name: string): InvalidFields<SignUpField> {
  const { length } = name.trim();
  if (length === 0) return { name: 'common.required' };
  return length > 80 ? { name: 'auth.signUp.nameLength' } : {};
}
