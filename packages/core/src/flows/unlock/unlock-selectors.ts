import type { MessageKey, Translate } from '../../i18n/translate.ts';
import type { PhraseProblem } from '../new-wallet/new-wallet-state.ts';
import { fieldMessage } from '../refused-field.ts';
import type { UnlockState } from './unlock-state.ts';

/** The sentence under the seed phrase: ours, else what the service said; undefined when it is fine. */
export function unlockPhraseMessage(state: UnlockState, translate: Translate): string | undefined {
  const { phraseProblem } = state;
  if (phraseProblem === null) return fieldMessage(state, 'seedPhrase', translate);
  if (phraseProblem.reason !== 'unknown_words') return translate(problemKeys[phraseProblem.reason]);
  const positions = phraseProblem.positions.join(', ');
  return translate('auth.unlock.phraseProblem.unknown', { positions });
}

/** The sentence above the form; null while nothing has gone wrong. */
export function unlockFailure({ failure }: Pick<UnlockState, 'failure'>): string | null {
  return failure === null ? null : failure.messages.join('\n');
}

const problemKeys = {
  word_count: 'auth.unlock.phraseProblem.wordCount',
  length: 'auth.unlock.phraseProblem.length',
  checksum: 'auth.unlock.phraseProblem.checksum',
  mismatch: 'auth.unlock.phraseProblem.mismatch',
} as const satisfies Readonly<
  Record<Exclude<PhraseProblem['reason'], 'unknown_words'>, MessageKey>
>;
