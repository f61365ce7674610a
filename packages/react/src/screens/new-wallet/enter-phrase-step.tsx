'use client';
import { type NewWalletFlow, phraseMessage, unknownPositions } from '@billfold/core/flows';
import { type FormEvent, type ReactElement, useRef } from 'react';
import { problemText } from '../../context/problem-text.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { useFlow } from '../../state/use-store.ts';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { PhraseField } from '../../ui/secret-field/phrase-field.tsx';
import { useSecretField } from '../../ui/secret-field/use-secret-field.ts';
import { focusFirstInvalid } from '../form/focus-first-invalid.ts';
import * as css from './new-wallet.css.ts';
import { StepFrame } from './step-frame.tsx';

/** A phrase from paper: to import, or to finish a wallet that was left. */
export function EnterPhraseStep({ flow }: { readonly flow: NewWalletFlow }): ReactElement {
  const t = useTranslate();
  const { place, isBusy, phraseProblem, failure } = useFlow(flow);
  const words = useSecretField();
  const form = useRef<HTMLFormElement>(null);
  const isFinish = place.step === 'enter-phrase';
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    await flow.actions.submitPhrase(words.read());
    focusFirstInvalid(form.current);
  };
  return (
    <StepFrame
      title={
        place.step === 'enter-phrase'
          ? t('newWallet.finish.title', { name: place.name })
          : t('newWallet.import.title')
      }
      lead={t(isFinish ? 'newWallet.finish.lead' : 'newWallet.import.lead')}
    >
      <form
        ref={form}
        className={css.form}
        noValidate
        autoComplete="off"
        onSubmit={(event) => void submit(event)}
      >
        <PhraseField
          ref={words.ref}
          label={t('seedPhrase.words')}
          readOnly={isBusy}
          onEdit={() => flow.actions.clearErrors('phrase')}
          unknownPositions={unknownPositions(phraseProblem)}
          error={(count) =>
            phraseProblem === null ? undefined : phraseMessage(phraseProblem, count, t)
          }
        />
        {failure && (
          <Notice tone="danger" live>
            {problemText(failure, t)}
          </Notice>
        )}
        <div className={css.actions}>
          <Button size="lg" disabled={isBusy} onClick={flow.actions.back}>
            {t('common.back')}
          </Button>
          <Button type="submit" variant="primary" size="lg" busy={isBusy}>
            {t(isFinish ? 'newWallet.finish.submit' : 'newWallet.import.submit')}
          </Button>
        </div>
      </form>
    </StepFrame>
  );
}
