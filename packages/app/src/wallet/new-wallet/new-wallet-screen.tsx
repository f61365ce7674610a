import {
  createNewWalletFlow,
  type NewWalletFlow,
  newWalletProgress,
  newWalletTexts,
} from '@billfold/core';
import { Stepper, useFlow, useTexts, useTranslate } from '@billfold/react';
import { type ReactElement, useEffect } from 'react';
import { useLocation } from 'wouter';
import { useServices } from '../../boot/services-context.ts';
import { useOwnFlow } from '../../boot/use-own-flow.ts';
import { useReportError } from '../../boot/use-report-error.ts';
import { Screen } from '../../shell/screen.tsx';
import { AccountsStep } from './accounts-step.tsx';
import { ConfirmPhraseStep } from './confirm-phrase-step.tsx';
import { EnterPhraseStep } from './enter-phrase-step.tsx';
import { NameStep } from './name-step.tsx';
import * as css from './new-wallet.css.ts';
import { PasswordStep } from './password-step.tsx';
import { ShowPhraseStep } from './show-phrase-step.tsx';

/** Create, import or finish a wallet (product.md 3.4). */
export function NewWalletScreen(): ReactElement {
  useTexts(newWalletTexts);
  const t = useTranslate();
  const flow = useNewWalletFlow();
  const { place, draft } = useFlow(flow);
  const { labels, current } = newWalletProgress(draft.kind, place.step);
  return (
    <Screen title={t('newWallet.title')} size="sm">
      <div className={css.screenOnly}>
        <Stepper
          label={t('newWallet.steps')}
          steps={labels.map((label) => t(label))}
          current={current}
        />
      </div>
      <Step key={place.step} flow={flow} />
    </Screen>
  );
}

function Step({ flow }: { readonly flow: NewWalletFlow }): ReactElement {
  const { place } = useFlow(flow);
  switch (place.step) {
    case 'name':
      return <NameStep flow={flow} />;
    case 'password':
      return <PasswordStep flow={flow} />;
    case 'show-phrase':
      return <ShowPhraseStep flow={flow} />;
    case 'confirm-phrase':
      return <ConfirmPhraseStep flow={flow} />;
    case 'import-phrase':
    case 'enter-phrase':
      return <EnterPhraseStep flow={flow} />;
    case 'accounts':
    case 'done':
      return <AccountsStep flow={flow} />;
    default:
      place satisfies never;
      return <NameStep flow={flow} />;
  }
}

/** When it is done the new wallet is the selected one, and the portfolio shows it. */
function useNewWalletFlow(): NewWalletFlow {
  const { client, session } = useServices();
  const onError = useReportError();
  const [, navigate] = useLocation();
  const flow = useOwnFlow(() => createNewWalletFlow(client, { onError }));
  useEffect(() => {
    let isCurrent = true;
    void flow.result.then((result) => {
      if (!isCurrent || result.status !== 'done') return;
      session.selectWallet(result.walletId);
      navigate('/wallet/');
    });
    return () => {
      isCurrent = false;
    };
  }, [flow, session, navigate]);
  return flow;
}
