import type { Translate } from '../../i18n/translate.ts';
import { phraseMessage } from '../phrase-message.ts';
import { fieldMessage } from '../refused-field.ts';
import type { UnlockState } from './unlock-state.ts';

/** Returns the error of the seed phrase: the validation error, or the one of the service. */
export function unlockPhraseMessage(
  state: UnlockState,
  translate: Translate,
  wordCount: number,
): string | undefined {
  const { phraseProblem } = state;
  if (phraseProblem === null) return fieldMessage(state, 'seedPhrase', translate);
  return phraseMessage(phraseProblem, wordCount, translate);
}

/** The sentence above the form; null while nothing has gone wrong. */
export function unlockFailure({ failure }: Pick<UnlockState, 'failure'>): string | null {
  return failure === null ? null : failure.messages.join('\n');
}
