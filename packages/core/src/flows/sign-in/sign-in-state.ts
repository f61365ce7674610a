import type { AnyBillfoldError } from '../../errors/error-kinds.ts';
import type { InvalidFields } from '../refused-field.ts';

export type SignInField = 'email' | 'password';

/** The password is no part of it: it is an argument of `submit`. */
export interface SignInState {
  readonly status: 'editing' | 'submitting' | 'signed-in';
  /** As typed. */
  readonly email: string;
  readonly invalid: InvalidFields<SignInField>;
  readonly failure: AnyBillfoldError | null;
}

export type SignInEvent =
  | { readonly type: 'email-changed'; readonly text: string }
  | { readonly type: 'refused'; readonly invalid: InvalidFields<SignInField> }
  | { readonly type: 'submitted' }
  | { readonly type: 'failed'; readonly error: AnyBillfoldError }
  | { readonly type: 'signed-in' };

export function initialSignIn(): SignInState {
  return { status: 'editing', email: '', invalid: {}, failure: null };
}
