import { confirmationTexts, getNetwork, isMoving, transactionsTexts } from '@billfold/core';
import type { Transaction } from '@billfold/core/contract';
import {
  Card,
  ConfirmationCard,
  EmptyState,
  ErrorState,
  useResource,
  useTexts,
  useTranslate,
} from '@billfold/react';
import type { ReactElement } from 'react';
import { useServices } from '../../boot/services-context.ts';
import { useNotifyFailure } from '../../boot/use-notify-failure.ts';
import { useRouteParam } from '../../routing/route-params.ts';
import { PageLinkButton } from '../../shell/page-link.tsx';
import { Screen } from '../../shell/screen.tsx';
import { useLive } from '../use-live.ts';
import { useWalletId } from '../use-wallet-data.ts';
import { DetailsCard } from './details-card.tsx';
import { FullTextsCard } from './full-texts-card.tsx';
import { ProgressCard } from './progress-card.tsx';
import * as css from './transaction.css.ts';
import { TransactionSkeleton } from './transaction-skeleton.tsx';

export function TransactionScreen(): ReactElement {
  useTexts(confirmationTexts, transactionsTexts);
  const t = useTranslate();
  const { history } = useServices();
  const wanted = { walletId: useWalletId(), id: useRouteParam('id') };
  const resource = history.transaction(wanted);
  const state = useResource(resource);
  useNotifyFailure(state);
  useLive(resource, {
    refresh: resource.refresh,
    isMoving: () => {
      const found = resource.get().data?.found;
      return found != null && isMoving(found);
    },
  });
  const found = state.data?.found;
  if (found) return <Found transaction={found} />;
  return (
    <Screen
      title={t('transaction.title')}
      back={{ href: '/wallet/transactions', text: t('transactions.title') }}
    >
      {state.status === 'pending' && <TransactionSkeleton />}
      {found === null && <NotFound />}
      {found === undefined && state.status === 'failed' && (
        <Card>
          <ErrorState
            title={t('transaction.loadFailed')}
            error={state.error}
            onRetry={() => void resource.refresh()}
          />
        </Card>
      )}
    </Screen>
  );
}

function Found({ transaction }: { readonly transaction: Transaction }): ReactElement {
  const t = useTranslate();
  const asset = transaction.tokenSymbol ?? getNetwork(transaction.blockchainNetwork).name;
  return (
    <Screen
      title={t(`transaction.heading.${transaction.type}`, { asset })}
      back={{ href: '/wallet/transactions', text: t('transactions.title') }}
    >
      <div className={css.columns}>
        <Card>
          <ConfirmationCard transaction={transaction} />
        </Card>
        <div className={css.column}>
          <ProgressCard transaction={transaction} />
          <DetailsCard transaction={transaction} />
          <FullTextsCard transaction={transaction} />
        </div>
      </div>
    </Screen>
  );
}

function NotFound(): ReactElement {
  const t = useTranslate();
  return (
    <Card>
      <EmptyState
        icon="search"
        title={t('transaction.notFound.title')}
        text={t('transaction.notFound.text')}
        action={
          <PageLinkButton variant="primary" href="/wallet/transactions">
            {t('transactions.title')}
          </PageLinkButton>
        }
      />
    </Card>
  );
}
