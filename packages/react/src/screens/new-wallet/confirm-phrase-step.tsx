'use client';
import type { NewWalletFlow } from '@billfold/core/flows';
import type { ReactElement } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { useFlow } from '../../state/use-store.ts';
import { ErrorState } from '../../ui/error-state/error-state.tsx';
import { SeedPhraseConfirm } from '../../ui/seed-phrase/seed-phrase-confirm.tsx';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import * as css from './new-wallet.css.ts';
import { StepFrame } from './step-frame.tsx';

/** Checks three words of the written copy. The wallet is activated with the last one. */
export function ConfirmPhraseStep({ flow }: { readonly flow: NewWalletFlow }): ReactElement {
  const t = useTranslate();
  const { isBusy, failure } = useFlow(flow);
  const { actions } = flow;
  return (
    <StepFrame title={t('newWallet.confirm.title')} lead={t('newWallet.confirm.lead')}>
      {failure ? (
        <ErrorState error={failure} onRetry={() => void actions.confirmPhrase()} />
      ) : (
        <SeedPhraseConfirm
          words={flow.phrase()}
          onConfirmed={() => void actions.confirmPhrase()}
          onShowAgain={actions.back}
        />
      )}
      <div className={css.problem}>{isBusy && <Spinner />}</div>
    </StepFrame>
  );
}
