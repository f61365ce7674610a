import { unknownPositions } from '@billfold/core/flows';
import { type UnlockActions, type UnlockState, unlockPhraseMessage } from '@billfold/core/internal';
import { useTranslate } from '@billfold/react';
import { PhraseField, type SecretField } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import * as css from './auth.css.ts';

export interface UnlockPhraseFieldProps {
  readonly words: SecretField;
  readonly state: UnlockState;
  readonly actions: UnlockActions;
}

/** Word grid of the unlock screen. */
export function UnlockPhraseField(props: UnlockPhraseFieldProps): ReactElement {
  const t = useTranslate();
  const { words, state, actions } = props;
  return (
    <div className={css.section}>
      <p className={css.muted}>{t('auth.unlock.seedPhrase.lead')}</p>
      <PhraseField
        ref={words.ref}
        label={t('auth.unlock.seedPhrase')}
        readOnly={state.status !== 'editing'}
        onEdit={() => actions.clearErrors('seedPhrase')}
        unknownPositions={unknownPositions(state.phraseProblem)}
        error={(count) => unlockPhraseMessage(state, t, count)}
      />
    </div>
  );
}
