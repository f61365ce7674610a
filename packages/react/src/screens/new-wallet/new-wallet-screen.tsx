'use client';
import type { Wallet } from '@billfold/core/contract';
import {
  createNewWalletFlow,
  loadEnglishWords,
  type NewWalletFlow,
  newWalletProgress,
} from '@billfold/core/flows';
import { newWalletTexts } from '@billfold/core/i18n';
import { type ReactElement, useEffect } from 'react';
import { useHeldDraft, useLeftDraft } from '../../context/use-draft.ts';
import { useClient, useSelectedWallet } from '../../context/use-provided.ts';
import { useReportProblem } from '../../context/use-report-problem.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { useWallet } from '../../context/wallet-context.ts';
import { useLatest } from '../../state/use-latest.ts';
import { useFlow } from '../../state/use-store.ts';
import { NewWalletFrame } from '../../ui/secret-frame/new-wallet-frame.tsx';
import { Stepper } from '../../ui/stepper/stepper.tsx';
import { useOwnFlow } from '../parts/use-own-flow.ts';
import { Screen } from '../screen/screen.tsx';
import { ScreenScope } from '../screen/screen-scope.tsx';
import { AccountsStep } from './accounts-step.tsx';
import { ConfirmPhraseStep } from './confirm-phrase-step.tsx';
import { DoneStep } from './done-step.tsx';
import { EnterPhraseStep } from './enter-phrase-step.tsx';
import { NameStep, type NameStepProps } from './name-step.tsx';
import * as css from './new-wallet.css.ts';
import { PasswordStep } from './password-step.tsx';
import { ShowPhraseStep } from './show-phrase-step.tsx';

/** Props of `NewWalletScreen`. */
export interface NewWalletScreenProps {
  /** Called with the new wallet, which is activated and selected. */
  readonly onCreated?: ((wallet: Wallet) => void) | undefined;
  /** Leaves the screen before a wallet is made; without it the first step has no Cancel. */
  readonly onCancel?: (() => void) | undefined;
}

/**
 * Screen that creates, imports or finishes a wallet.
 * @example
 * <NewWalletScreen onCreated={(wallet) => location.assign(`/wallets/${wallet.id}`)} />;
 */
export function NewWalletScreen(props: NewWalletScreenProps): ReactElement {
  return (
    <ScreenScope texts={texts} withoutWallet>
      <NewWalletPlace {...props} />
    </ScreenScope>
  );
}

const texts = [newWalletTexts];

function NewWalletPlace(props: NewWalletScreenProps): ReactElement {
  const { secretEntry } = useWallet();
  return secretEntry === 'frame' ? (
    <NewWalletFrame onCreated={props.onCreated} />
  ) : (
    <NewWallet {...props} />
  );
}

function NewWallet(props: NewWalletScreenProps): ReactElement {
  const t = useTranslate();
  const flow = useNewWalletFlow(props);
  const { place, draft } = useFlow(flow);
  const { labels, current } = newWalletProgress(draft.kind, place.step);
  return (
    <Screen title={t('newWallet.title')}>
      <div className={css.screenOnly}>
        <Stepper
          label={t('newWallet.steps')}
          steps={labels.map((label) => t(label))}
          current={current}
        />
      </div>
      <Step key={place.step} flow={flow} onCancel={props.onCancel} />
    </Screen>
  );
}

function Step({ flow, onCancel }: NameStepProps): ReactElement {
  const { place } = useFlow(flow);
  switch (place.step) {
    case 'name':
      return <NameStep flow={flow} onCancel={onCancel} />;
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
      return <AccountsStep flow={flow} />;
    case 'done':
      return <DoneStep place={place} />;
    default:
      place satisfies never;
      return <NameStep flow={flow} onCancel={onCancel} />;
  }
}

const formName = 'new wallet';

/** Selects the wallet as soon as it is done. */
function useNewWalletFlow({ onCreated }: NewWalletScreenProps): NewWalletFlow {
  const t = useTranslate();
  const client = useClient();
  const onError = useReportProblem();
  const { selectWallet } = useSelectedWallet();
  const latest = useLatest({ selectWallet, onCreated });
  const left = useLeftDraft(formName);
  const flow = useOwnFlow(() => {
    const made = createNewWalletFlow(client, {
      onError,
      loadWords: loadEnglishWords,
      suggestedName: t('newWallet.name.suggestion'),
    });
    const name = left()?.['name'];
    if (name !== undefined) made.actions.draft({ name });
    return made;
  });
  const { place, draft } = useFlow(flow);
  // Later there is an unfinished wallet of this name.
  const isMade = place.step !== 'name' && place.step !== 'password';
  useHeldDraft(formName, isMade || draft.name === '' ? null : { name: draft.name });
  useEffect(() => {
    let isCurrent = true;
    void flow.result.then((result) => {
      if (!isCurrent || result.status !== 'done') return;
      latest.current.selectWallet(result.walletId);
      latest.current.onCreated?.(result.wallet);
    });
    return () => {
      isCurrent = false;
    };
  }, [flow, latest]);
  return flow;
}
