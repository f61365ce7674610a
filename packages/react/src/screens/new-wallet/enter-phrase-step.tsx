'use client';
import type { NewWalletFlow, PhraseProblem } from '@billfold/core/flows';
import type { Translate } from '@billfold/core/i18n';
import { type FormEvent, type ReactElement, useRef } from 'react';
import { problemText } from '../../context/problem-text.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { useFlow } from '../../state/use-store.ts';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import * as css from './new-wallet.css.ts';
import { SeedPhraseInput } from './seed-phrase-input.tsx';
import { StepFrame } from './step-frame.tsx';

/** A phrase from paper: to import, or to finish a wallet that was left. */
export function EnterPhraseStep({ flow }: { readonly flow: NewWalletFlow }): ReactElement {
  const t = useTranslate();
  const { place, isBusy, phraseProblem, failure } = useFlow(flow);
  const words = useRef<HTMLFieldSetElement>(null);
  const isFinish = place.step === 'enter-phrase';
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const inputs = words.current?.querySelectorAll('input') ?? [];
    void flow.actions.submitPhrase(Array.from(inputs, (input) => input.value).join(' '));
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
      <form className={css.form} noValidate autoComplete="off" onSubmit={submit}>
        <SeedPhraseInput
          field={words}
          isBusy={isBusy}
          unknownPositions={
            phraseProblem?.reason === 'unknown_words' ? phraseProblem.positions : []
          }
        />
        {failure && (
          <Notice tone="danger" live>
            {problemText(failure, t)}
          </Notice>
        )}
        <p className={css.problem} role="alert">
          {phraseProblem && phraseText(phraseProblem, t)}
        </p>
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

function phraseText(problem: PhraseProblem, t: Translate): string {
  switch (problem.reason) {
    case 'word_count':
      return t('newWallet.phraseProblem.wordCount');
    case 'length':
      return t('newWallet.phraseProblem.length');
    case 'checksum':
      return t('newWallet.phraseProblem.checksum');
    case 'mismatch':
      return t('newWallet.phraseProblem.mismatch');
    case 'unknown_words':
      return t('newWallet.phraseProblem.unknown', { positions: problem.positions.join(', ') });
    default:
      problem satisfies never;
      return '';
  }
}
