import type { MessageKey, Translate } from '../../i18n/translate.ts';
import { validatePassword } from '../new-wallet/new-wallet-selectors.ts';
import type { PhraseProblem } from '../new-wallet/new-wallet-state.ts';
import { fieldMessage, type InvalidFields } from '../refused-field.ts';
import type { ResetPasswordField, ResetPasswordState } from './reset-password-state.ts';

/** Everything that was entered, for one call. */
export interface ResetPasswordEntries {
  readonly seedPhrase: string;
  readonly newPassword: string;
  readonly confirmation: string;
  readonly consent: boolean;
}

/** Validates a new cloud password by the rules of the specification, in their order. */
export function validateNewPassword(
  entered: Omit<ResetPasswordEntries, 'seedPhrase'>,
): InvalidFields<ResetPasswordField> {
  const { newPassword, confirmation, consent } = entered;
  const invalid = validatePassword({ password: newPassword, confirmation, consent });
  return {
    ...(invalid.password && { newPassword: invalid.password }),
    ...(invalid.confirmation && { confirmation: invalid.confirmation }),
    ...(invalid.consent && { consent: invalid.consent }),
  };
}

/** The sentence under the seed phrase: ours, else what the service said; undefined when it is fine. */
export function seedPhraseMessage(
  state: ResetPasswordState,
  translate: Translate,
): string | undefined {
  const { phraseProblem } = state;
  if (phraseProblem === null) return fieldMessage(state, 'seedPhrase', translate);
  if (phraseProblem.reason !== 'unknown_words') return translate(problemKeys[phraseProblem.reason]);
  const positions = phraseProblem.positions.join(', ');
  return translate('resetPassword.phraseProblem.unknown', { positions });
}

const problemKeys = {
  word_count: 'resetPassword.phraseProblem.wordCount',
  length: 'resetPassword.phraseProblem.length',
  checksum: 'resetPassword.phraseProblem.checksum',
  mismatch: 'resetPassword.phraseProblem.mismatch',
} as const satisfies Readonly<
  Record<Exclude<PhraseProblem['reason'], 'unknown_words'>, MessageKey>
>;
