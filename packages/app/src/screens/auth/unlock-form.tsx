import type { Wallet } from '@billfold/core/contract';
import { loadEnglishWords } from '@billfold/core/flows';
import {
  createUnlockFlow,
  isSamePath,
  type UnlockActions,
  type UnlockState,
  unlockFailure,
} from '@billfold/core/internal';
import { ResetCloudPasswordDialog, useTranslate } from '@billfold/react';
import { useFlow } from '@billfold/react/hooks';
import {
  Button,
  Checkbox,
  Form,
  Notice,
  TextButton,
  useOwnFlow,
  useReportProblem,
  useSecretField,
} from '@billfold/react/internal';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useServices } from '../../services/services-context.ts';
import { seedPhrasePath, selectWalletPath } from '../../session/sign-in-questions.ts';
import { PageLink } from '../../shell/page-link.tsx';
import { Screen } from '../../shell/screen.tsx';
import * as css from './auth.css.ts';
import { UnlockKeyField } from './unlock-key-field.tsx';
import { UnlockPhraseField } from './unlock-phrase-field.tsx';
import { useFinishSignIn } from './use-finish-sign-in.ts';

export function UnlockForm({ wallet }: { readonly wallet: Wallet }): ReactElement {
  const t = useTranslate();
  const { state, actions } = useUnlock(wallet.id);
  const several = useSeveralWallets();
  const key = useRef<HTMLInputElement>(null);
  const words = useSecretField();
  const [isForgotten, setForgotten] = useState(false);
  const isPhrase = state.method === 'SEED_PHRASE';
  const isBusy = state.status !== 'editing';
  const failure = unlockFailure(state);
  const submit = async (): Promise<void> => {
    await actions.submit(
      isPhrase ? { seedPhrase: words.read() } : { password: key.current?.value ?? '' },
    );
  };
  return (
    <Screen title={t('auth.unlock.title', { wallet: wallet.name })} lead={t('auth.unlock.lead')}>
      <Form className={css.form} onSubmit={submit}>
        {failure !== null && (
          <Notice tone="danger" live>
            {failure}
          </Notice>
        )}
        {isPhrase ? (
          <UnlockPhraseField words={words} state={state} actions={actions} />
        ) : (
          <UnlockKeyField
            ref={key}
            wallet={wallet}
            state={state}
            actions={actions}
            onForgot={() => setForgotten(true)}
          />
        )}
        <Checkbox
          label={t('auth.unlock.trustDevice')}
          checked={state.trustsDevice}
          disabled={isBusy}
          onCheckedChange={(trustsDevice) => actions.change({ trustsDevice })}
        />
        <Button type="submit" variant="primary" size="lg" wide busy={isBusy}>
          {t('auth.unlock.submit')}
        </Button>
      </Form>
      {/* Beside the form: it has one of its own. */}
      <ResetCloudPasswordDialog open={isForgotten} onOpenChange={setForgotten} />
      <OtherWays isPhrase={isPhrase} hasOtherWallet={several} onSkip={actions.skip} />
    </Screen>
  );
}

function OtherWays(props: {
  readonly isPhrase: boolean;
  readonly hasOtherWallet: boolean;
  readonly onSkip: () => void;
}): ReactElement {
  const t = useTranslate();
  const { isPhrase, hasOtherWallet, onSkip } = props;
  return (
    <div className={css.ways}>
      {isPhrase ? (
        <PageLink href="/auth/sign-in/encryption-key" replace>
          {t('auth.unlock.usePassword')}
        </PageLink>
      ) : (
        <PageLink href={seedPhrasePath} replace>
          {t('auth.unlock.useSeedPhrase')}
        </PageLink>
      )}
      {hasOtherWallet && (
        <PageLink href={selectWalletPath} replace>
          {t('auth.unlock.otherWallet')}
        </PageLink>
      )}
      <TextButton onClick={onSkip}>{t('auth.unlock.skip')}</TextButton>
    </div>
  );
}

function useUnlock(walletId: string): {
  readonly state: UnlockState;
  readonly actions: UnlockActions;
} {
  const { client } = useServices();
  const onError = useReportProblem();
  const { finish } = useFinishSignIn();
  const [path] = useLocation();
  const flow = useOwnFlow(() =>
    createUnlockFlow(client, { walletId, loadWords: loadEnglishWords, onError }),
  );
  const method = isSamePath(path, seedPhrasePath) ? 'SEED_PHRASE' : 'ENCRYPTION_KEY';
  useEffect(() => flow.actions.change({ method }), [flow, method]);
  useEffect(() => {
    let isCurrent = true;
    void flow.result.then(({ status }) => {
      if (isCurrent && status !== 'dismissed') finish();
    });
    return () => {
      isCurrent = false;
    };
  }, [flow, finish]);
  return { state: useFlow(flow), actions: flow.actions };
}

function useSeveralWallets(): boolean {
  const { data } = useServices().client.resources.wallets.get();
  return (data?.items.filter(({ isActivated }) => isActivated).length ?? 0) > 1;
}
