import type { KeyType } from '../../assets/specified-values.ts';
import type { AnyBillfoldError } from '../../errors/error-kinds.ts';
import type { PhraseProblem } from '../new-wallet/new-wallet-state.ts';
import type { InvalidFields } from '../refused-field.ts';

export type UnlockField = 'password' | 'seedPhrase';

/** Choices on the two screens; password and phrase are arguments of `submit`. */
export interface UnlockChoices {
  readonly method: KeyType;
  /** For 30 days the key need not be proved again on this device. */
  readonly trustsDevice: boolean;
}
export interface UnlockState extends UnlockChoices {
  readonly status: 'editing' | 'submitting' | 'unlocked';
  readonly invalid: InvalidFields<UnlockField>;
  readonly phraseProblem: PhraseProblem | null;
  readonly failure: AnyBillfoldError | null;
}

export type UnlockEvent =
  | { readonly type: 'changed'; readonly change: Partial<UnlockChoices> }
  | { readonly type: 'field-changed'; readonly field: UnlockField }
  | { readonly type: 'refused'; readonly invalid: InvalidFields<UnlockField> }
  | { readonly type: 'phrase-refused'; readonly problem: PhraseProblem }
  | { readonly type: 'submitted' }
  | { readonly type: 'failed'; readonly error: AnyBillfoldError }
  | { readonly type: 'unlocked' };

export function initialUnlock(): UnlockState {
  return {
    status: 'editing',
    method: 'ENCRYPTION_KEY',
    trustsDevice: false,
    invalid: {},
    phraseProblem: null,
    failure: null,
  };
}
