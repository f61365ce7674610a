import type { Translate } from '../../i18n/translate.ts';
import { validatePassword } from '../new-wallet/new-wallet-selectors.ts';
import { phraseMessage } from '../phrase-message.ts';
import { fieldMessage, type InvalidFields } from '../refused-field.ts';
import type { ResetPasswordField, ResetPasswordState } from './reset-password-state.ts';

/** Entered values of the form, for one call. */
export interface ResetPasswordEntries {
  readonly seedPhrase: string;
  readonly newPassword: string;
  readonly confirmation: string;
  readonly consent: boolean;
}

/**
 * Validates a new cloud encryption password. Returns a message key per invalid field; empty for a
 * valid password.
 * @example
 * const entered = { newPassword: 'aaa', confirmation: 'aaa', consent: true };
 * validateNewPassword(entered); // { newPassword: 'cloudPassword.weak' }
 */
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

/**
 * Returns the error of the seed phrase field: the validation error, or the one of the service;
 * undefined for a valid phrase. `wordCount` is the number of words to enter.
 * @example
 * const flow = createResetPasswordFlow(client, { walletId });
 * const message = seedPhraseMessage(flow.getState(), createTranslate());
 */
export function seedPhraseMessage(
  state: ResetPasswordState,
  translate: Translate,
  wordCount = 12,
): string | undefined {
  const { phraseProblem } = state;
  if (phraseProblem === null) return fieldMessage(state, 'seedPhrase', translate);
  return phraseMessage(phraseProblem, wordCount, translate);
}
