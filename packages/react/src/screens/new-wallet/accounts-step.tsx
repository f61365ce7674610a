'use client';
import type { NewWalletFlow } from '@billfold/core/flows';
import type { ReactElement } from 'react';
import { useIsOwner } from '../../context/use-provided.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { useFlow } from '../../state/use-store.ts';
import { Button } from '../../ui/button/button.tsx';
import { ErrorState } from '../../ui/error-state/error-state.tsx';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import * as css from './new-wallet.css.ts';
import { StepFrame } from './step-frame.tsx';

/** Waits until each network has its account; offers another try where one could not be added. */
export function AccountsStep({ flow }: { readonly flow: NewWalletFlow }): ReactElement {
  const t = useTranslate();
  const { failure, isBusy } = useFlow(flow);
  const { actions } = flow;
  const canChangeThem = useIsOwner();
  const lead = t(canChangeThem ? 'newWallet.accounts.lead' : 'newWallet.accounts.lead.fixed');
  return (
    <StepFrame title={t('newWallet.accounts.title')} lead={lead}>
      {failure === null ? (
        <div className={css.wait}>
          <Spinner />
        </div>
      ) : (
        <>
          <ErrorState error={failure} onRetry={() => void actions.openAccounts()} />
          <Button disabled={isBusy} onClick={() => void actions.skipAccounts()}>
            {t('newWallet.accounts.skip')}
          </Button>
        </>
      )}
    </StepFrame>
  );
}
