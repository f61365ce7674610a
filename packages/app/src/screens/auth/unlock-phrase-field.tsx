import { type UnlockState, unlockPhraseMessage } from '@billfold/core/internal';
import { useTranslate } from '@billfold/react';
import { SeedPhraseInput } from '@billfold/react/internal';
import type { ReactElement, RefObject } from 'react';
import * as css from './auth.css.ts';

export interface UnlockPhraseFieldProps {
  /** Holds one input per word. */
  readonly ref: RefObject<HTMLFieldSetElement | null>;
  readonly state: UnlockState;
}

/** The words, as when a wallet is imported. */
export function UnlockPhraseField({ ref, state }: UnlockPhraseFieldProps): ReactElement {
  const t = useTranslate();
  const { phraseProblem } = state;
  return (
    <div className={css.form}>
      <p className={css.muted}>{t('auth.unlock.seedPhrase.lead')}</p>
      <SeedPhraseInput
        field={ref}
        isBusy={state.status !== 'editing'}
        unknownPositions={phraseProblem?.reason === 'unknown_words' ? phraseProblem.positions : []}
      />
      <p className={css.problem} role="alert">
        {unlockPhraseMessage(state, t)}
      </p>
    </div>
  );
}
