import {
  authTexts,
  canSearchWallets,
  createSelectWalletFlow,
  type SelectWalletActions,
  type SelectWalletState,
  shownWallets,
  unfinishedWallets,
} from '@billfold/core/internal';
import { useTranslate } from '@billfold/react';
import { useFlow } from '@billfold/react/hooks';
import {
  ErrorState,
  icons,
  LoadingText,
  Skeleton,
  TextField,
  useOwnFlow,
  useReportProblem,
  useTexts,
} from '@billfold/react/internal';
import { type ReactElement, useEffect } from 'react';
import { useServices } from '../../services/services-context.ts';
import { PageLink, PageLinkButton } from '../../shell/page-link.tsx';
import { Screen } from '../../shell/screen.tsx';
import * as css from './auth.css.ts';
import { useFinishSignIn } from './use-finish-sign-in.ts';
import { useSignedInOnly } from './use-signed-in-only.ts';
import { WalletChoiceRow } from './wallet-choice-row.tsx';

/** Asks at sign-in which of several wallets to open. */
export function SelectWalletScreen(): ReactElement | null {
  useTexts(authTexts);
  return useSignedInOnly() ? <SelectWallet /> : null;
}

function SelectWallet(): ReactElement {
  const t = useTranslate();
  const flow = useSelectWallet();
  const state = useFlow(flow);
  return (
    <Screen title={t('auth.selectWallet.title')} lead={t('auth.selectWallet.lead')}>
      {state.status === 'loading' && <LoadingWallets />}
      {state.status === 'failed' && state.failure && (
        <ErrorState
          error={state.failure}
          title={t('auth.selectWallet.failed')}
          onRetry={() => void flow.actions.retry()}
        />
      )}
      {(state.status === 'ready' || state.status === 'chosen') && (
        <Wallets state={state} actions={flow.actions} />
      )}
    </Screen>
  );
}

function Wallets(props: {
  readonly state: SelectWalletState;
  readonly actions: SelectWalletActions;
}): ReactElement {
  const { state, actions } = props;
  const t = useTranslate();
  const shown = shownWallets(state);
  const unfinished = unfinishedWallets(state);
  return (
    <div className={css.section}>
      {canSearchWallets(state) && (
        <TextField
          label={t('auth.selectWallet.search')}
          type="search"
          autoComplete="off"
          value={state.search}
          onValueChange={actions.setSearch}
        />
      )}
      <ul className={css.choices}>
        {shown.map((wallet) => (
          <WalletChoiceRow
            key={wallet.id}
            wallet={wallet}
            isBusy={state.status === 'chosen'}
            onChoose={() => actions.choose(wallet.id)}
          />
        ))}
      </ul>
      {shown.length === 0 && (
        <p className={css.muted} role="status">
          {t('auth.selectWallet.noMatch')}
        </p>
      )}
      {unfinished.length > 0 && (
        <section className={css.section} aria-labelledby="unfinished-wallets">
          <h2 id="unfinished-wallets" className={css.subtitle}>
            {t('auth.selectWallet.unfinished')}
          </h2>
          <ul className={css.names}>
            {unfinished.map(({ id, name }) => (
              <li key={id}>
                <PageLink href="/wallet/new-wallet">{name}</PageLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div>
        <PageLinkButton href="/wallet/new-wallet" icon={icons.plus}>
          {t('auth.selectWallet.create')}
        </PageLinkButton>
      </div>
    </div>
  );
}

function LoadingWallets(): ReactElement {
  return (
    <div className={css.section}>
      <LoadingText />
      <Skeleton shape="block" height="72px" />
      <Skeleton shape="block" height="72px" />
    </div>
  );
}

function useSelectWallet(): ReturnType<typeof createSelectWalletFlow> {
  const { client, session, questions } = useServices();
  const onError = useReportProblem();
  const { goOn } = useFinishSignIn();
  const flow = useOwnFlow(() => createSelectWalletFlow(client, { session, onError }));
  useEffect(() => {
    let isCurrent = true;
    void flow.result.then((result) => {
      if (!isCurrent || result.status !== 'chosen') return;
      questions.choose(result.walletId);
      void goOn();
    });
    return () => {
      isCurrent = false;
    };
  }, [flow, questions, goOn]);
  return flow;
}
