import type { AnyBillfoldError } from '../../errors/error-kinds.ts';
import { isErrorCode } from '../../errors/is-billfold-error.ts';
import { normalizeEmail } from '../../session/email-address.ts';
import { validateEmail } from '../../session/validate-email.ts';
import { validateSignInPassword } from '../../session/validate-sign-in-password.ts';
import type { InvalidFields } from '../refused-field.ts';
import type { SignUpField, SignUpValues } from './sign-up-state.ts';

/** Validates the form before the request. Common passwords are refused by the service. */
export function validateSignUp(values: SignUpValues, password: string): InvalidFields<SignUpField> {
  const emailProblem = validateEmail(values.email);
  const passwordProblem = validateSignInPassword(password, normalizeEmail(values.email));
  return {
    ...validateName(values.name),
    ...(emailProblem === null ? {} : { email: emailProblem }),
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
