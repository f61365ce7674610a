import type { AccountType } from '../../assets/specified-values.ts';
import type { AnyBillfoldError } from '../../errors/error-kinds.ts';
import type { InvalidFields } from '../refused-field.ts';

export interface SignUpValues {
  readonly name: string;
  readonly email: string;
  readonly accountType: AccountType;
  readonly acceptsTerms: boolean;
}
export type SignUpField = 'name' | 'email' | 'password' | 'acceptsTerms';

/** The password is no part of it: it is an argument of `submit`. */
export interface SignUpState {
  readonly status: 'editing' | 'submitting' | 'registered';
  /** Text as typed. */
  readonly values: SignUpValues;
  readonly invalid: InvalidFields<SignUpField>;
  readonly failure: AnyBillfoldError | null;
}

export type SignUpEvent =
  | { readonly type: 'changed'; readonly change: Partial<SignUpValues> }
  | { readonly type: 'password-changed' }
  | { readonly type: 'refused'; readonly invalid: InvalidFields<SignUpField> }
  | { readonly type: 'submitted' }
  | { readonly type: 'failed'; readonly error: AnyBillfoldError }
  | { readonly type: 'registered' };

export function initialSignUp(): SignUpState {
  return {
    status: 'editing',
    values: { name: '', email: '', accountType: 'INDIVIDUAL', acceptsTerms: false },
    invalid: {},
    failure: null,
  };
}
