import type { AnyBillfoldError } from '../../errors/error-kinds.ts';
import type { PhraseProblem } from '../new-wallet/new-wallet-state.ts';
import type { InvalidFields } from '../refused-field.ts';

export type ResetPasswordStep = 'phrase' | 'password' | 'done';

/** Fields by the names of the service, so that its errors are shown under them. */
export type ResetPasswordField = 'seedPhrase' | 'newPassword' | 'confirmation' | 'consent';

/** State of the reset flow; contains no password and no word of the phrase. */
export interface ResetPasswordState {
  readonly step: ResetPasswordStep;
  readonly isBusy: boolean;
  readonly invalid: InvalidFields<ResetPasswordField>;
  readonly phraseProblem: PhraseProblem | null;
  /** Last error of the service; null without one. */
  readonly failure: AnyBillfoldError | null;
}

export type ResetPasswordEvent =
  | { readonly type: 'field-changed'; readonly field: ResetPasswordField }
  | { readonly type: 'called' }
  | { readonly type: 'phrase-refused'; readonly problem: PhraseProblem }
  | { readonly type: 'phrase-accepted' }
  | { readonly type: 'refused'; readonly invalid: InvalidFields<ResetPasswordField> }
  | { readonly type: 'failed'; readonly error: AnyBillfoldError }
  | { readonly type: 'went-back' }
  | { readonly type: 'reset' };

export function initialResetPassword(): ResetPasswordState {
  return { step: 'phrase', isBusy: false, invalid: {}, phraseProblem: null, failure: null };
}
