'use client';
import { getNetwork } from '@billfold/core';
import type { OwnedTransaction } from '@billfold/core/contract';
import { isUnconfirmed } from '@billfold/core/flows';
import { confirmationTexts, portfolioTexts, transactionsTexts } from '@billfold/core/i18n';
import { type ReactElement, useEffect } from 'react';
import { useSelectedWallet } from '../../context/use-provided.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { useResource } from '../../state/use-store.ts';
import { Card } from '../../ui/card/card.tsx';
import { ConfirmationCard } from '../../ui/confirmation-card/confirmation-card.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { ErrorState } from '../../ui/error-state/error-state.tsx';
import * as icons from '../../ui/icon/icons.tsx';
import { useScreenData } from '../data/screen-data.ts';
import { useLive } from '../parts/use-live.ts';
import { useNotifyFailure } from '../parts/use-notify-failure.ts';
import { RouteBack, RouteButton } from '../screen/route-link.tsx';
import { Screen } from '../screen/screen.tsx';
import { ScreenScope } from '../screen/screen-scope.tsx';
import { ContactCard } from './contact-card.tsx';
import { DetailsCard } from './details-card.tsx';
import { FullTextsCard } from './full-texts-card.tsx';
import { NoteCard } from './note-card.tsx';
import { ProgressCard } from './progress-card.tsx';
import { ReplaceCard } from './replace-card.tsx';
import * as css from './transaction.css.ts';
import { TransactionSkeleton } from './transaction-skeleton.tsx';

export interface TransactionScreenProps {
  readonly id: string;
}

/**
 * Screen of one transaction: its amount, its progress, and speeding it up or cancelling it.
 * @example
 * <TransactionScreen id={transaction.id} />;
 */
export function TransactionScreen(props: TransactionScreenProps): ReactElement {
  return (
    <ScreenScope texts={texts}>
      <OneTransaction {...props} />
    </ScreenScope>
  );
}

const texts = [confirmationTexts, portfolioTexts, transactionsTexts];

function OneTransaction({ id }: TransactionScreenProps): ReactElement {
  const t = useTranslate();
  const { history } = useScreenData();
  const resource = history.transaction(id);
  const state = useResource(resource);
  useNotifyFailure(state);
  useLive(resource, {
    refresh: resource.refresh,
    changesWithBlocks: () => {
      const found = resource.get().data?.found;
      return found != null && isUnconfirmed(found);
    },
  });
  const found = state.data?.found;
  useSelectedWalletOf(found);
  if (found) return <Found transaction={found} />;
  return (
    <Screen
      title={t('transaction.title')}
      back={<RouteBack route={{ to: 'transactions' }}>{t('transactions.title')}</RouteBack>}
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

/** Selects the wallet of a transaction, which a link in an email may open under another one. */
function useSelectedWalletOf(transaction: OwnedTransaction | null | undefined): void {
  const { selectWallet } = useSelectedWallet();
  const walletId = transaction?.walletId;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each transaction, so that another wallet can be selected afterwards.
  useEffect(() => {
    if (walletId !== undefined) selectWallet(walletId);
  }, [walletId]);
}

function Found({ transaction }: { readonly transaction: OwnedTransaction }): ReactElement {
  const t = useTranslate();
  const asset = transaction.tokenSymbol ?? getNetwork(transaction.blockchainNetwork).name;
  return (
    <Screen
      title={t(`transaction.heading.${transaction.type}`, { asset })}
      back={<RouteBack route={{ to: 'transactions' }}>{t('transactions.title')}</RouteBack>}
    >
      <div className={css.columns}>
        <Card>
          <ConfirmationCard transaction={transaction} />
        </Card>
        <div className={css.column}>
          <ProgressCard transaction={transaction} />
          <ReplaceCard key={transaction.id} transaction={transaction} />
          <NoteCard key={`note of ${transaction.id}`} transaction={transaction} />
          <ContactCard key={`contact of ${transaction.id}`} transaction={transaction} />
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
        icon={icons.search}
        title={t('transaction.notFound.title')}
        text={t('transaction.notFound.text')}
        action={
          <RouteButton variant="primary" route={{ to: 'transactions' }}>
            {t('transactions.title')}
          </RouteButton>
        }
      />
    </Card>
  );
}
