import type { AnyBillfoldError } from '../../errors/error-kinds.ts';
import type { InvalidFields } from '../refused-field.ts';

export type SignInField = 'email' | 'password' | 'code';
/** `code`: of the authenticator app. */
export type SignInCodeKind = 'code' | 'recovery-code';

/** Password and code are no part of it: they are arguments of `submit` and `submitCode`. */
export interface SignInState {
  readonly status: 'editing' | 'submitting' | 'signed-in';
  /** `two-factor`: the password or the provider was right, and the account asks for a code too. */
  readonly step: 'credentials' | 'two-factor';
  /** Text as typed. */
  readonly email: string;
  readonly codeKind: SignInCodeKind;
  /** Codes of this round that were not valid; the fifth ends it. */
  readonly wrongCodes: number;
  readonly invalid: InvalidFields<SignInField>;
  /** On entering `two-factor`, the answer that asked for the code. */
  readonly failure: AnyBillfoldError | null;
}

export type SignInEvent =
  | { readonly type: 'email-changed'; readonly text: string }
  | { readonly type: 'refused'; readonly invalid: InvalidFields<SignInField> }
  | { readonly type: 'submitted' }
  | { readonly type: 'failed'; readonly error: AnyBillfoldError }
  | { readonly type: 'code-kind-chosen'; readonly codeKind: SignInCodeKind }
  | { readonly type: 'went-back' }
  | { readonly type: 'signed-in' };

export function initialSignIn(): SignInState {
  return {
    status: 'editing',
    step: 'credentials',
    email: '',
    codeKind: 'code',
    wrongCodes: 0,
    invalid: {},
    failure: null,
  };
}
