'use client';
import { getNetwork } from '@billfold/core';
import type { OwnedTransaction } from '@billfold/core/contract';
import { isUnconfirmed } from '@billfold/core/flows';
import {
  confirmationTexts,
  portfolioTexts,
  type Translate,
  transactionsTexts,
} from '@billfold/core/i18n';
import { type ReactElement, useEffect } from 'react';
import { useIsPhone } from '../../context/use-is-phone.ts';
import { usePricesSetting } from '../../context/use-prices.ts';
import { useIsOwner, usePage, useSelectedWallet } from '../../context/use-provided.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { useResource, useStore } from '../../state/use-store.ts';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { ErrorState } from '../../ui/error-state/error-state.tsx';
import * as icons from '../../ui/icon/icons.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { useScreenData } from '../data/screen-data.ts';
import { Printable } from '../parts/printable.tsx';
import { useLive } from '../parts/use-live.ts';
import { useNotifyFailure } from '../parts/use-notify-failure.ts';
import { withoutPrices } from '../parts/without-prices.ts';
import { RouteBack, RouteButton } from '../screen/route-link.tsx';
import { Screen } from '../screen/screen.tsx';
import { ScreenScope } from '../screen/screen-scope.tsx';
import { CounterpartySection, PaidSection } from './counterparty-section.tsx';
import { MoreDetails } from './more-details.tsx';
import { NoteSection } from './note-section.tsx';
import { Receipt } from './receipt.tsx';
import { ReplaceActions } from './replace-actions.tsx';
import * as css from './transaction.css.ts';
import { TransactionFacts } from './transaction-facts.tsx';
import { TransactionSkeleton } from './transaction-skeleton.tsx';
import { TransactionSummary } from './transaction-summary.tsx';

/** Props of `TransactionScreen`. */
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
  if (found) return <Found found={found} />;
  return (
    <Screen
      title={t(found === null ? 'transaction.notFound.title' : 'transaction.title')}
      back={<BackToList />}
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

/** Button that prints; on a phone an icon alone, which leaves the heading its line. */
function PrintButton(): ReactElement {
  const t = useTranslate();
  const page = usePage();
  const label = t('transaction.receipt.print');
  const print = (): void => page?.defaultView?.print();
  if (useIsPhone()) return <IconButton icon={icons.print} label={label} onClick={print} />;
  return (
    <Button icon={icons.print} onClick={print}>
      {label}
    </Button>
  );
}

function Found({ found }: { readonly found: OwnedTransaction }): ReactElement {
  const t = useTranslate();
  const transaction = usePricesSetting() === 'off' ? withoutPrices(found) : found;
  const isOwner = useIsOwner();
  const { status } = transaction;
  const title = t('transaction.receipt');
  return (
    <Printable
      label={title}
      title={status === 'CONFIRMED' ? title : `${title} · ${t(`confirmation.status.${status}`)}`}
      paper={<Receipt transaction={transaction} />}
    >
      <div className={css.page}>
        <Screen title={headingOf(transaction, t)} back={<BackToList />} action={<PrintButton />}>
          <Card className={css.column}>
            <TransactionSummary transaction={transaction} />
            {isOwner && <ReplaceActions key={transaction.id} transaction={transaction} />}
            <CounterpartySection transaction={transaction} />
            <PaidSection transaction={transaction} />
            <TransactionFacts transaction={transaction} />
            {isOwner && <NoteSection key={`note of ${transaction.id}`} transaction={transaction} />}
            <MoreDetails transaction={transaction} />
          </Card>
        </Screen>
      </div>
    </Printable>
  );
}

function headingOf({ type, status, ...moved }: OwnedTransaction, t: Translate): string {
  const asset = moved.tokenSymbol ?? getNetwork(moved.blockchainNetwork).name;
  switch (status) {
    case 'FAILED':
    case 'DROPPED':
    case 'REPLACED':
      return t(`transaction.step.${status}`);
    case 'PENDING':
      return t(`transaction.heading.pending.${type}`, { asset });
    case 'CONFIRMING':
      // Sent money has left the account; money that comes in is not there yet.
      return t(`transaction.heading.${type === 'RECEIVED' ? 'pending.RECEIVED' : type}`, { asset });
    case 'CONFIRMED':
      return t(`transaction.heading.${type}`, { asset });
    default:
      return status satisfies never;
  }
}

/** Back to the list as it was left, with its filters. */
function BackToList(): ReactElement {
  const t = useTranslate();
  const { search } = useStore(useScreenData().listPlace);
  return <RouteBack route={{ to: 'transactions', search }}>{t('transactions.title')}</RouteBack>;
}

function NotFound(): ReactElement {
  const t = useTranslate();
  return (
    <Card>
      <EmptyState
        icon={icons.search}
        text={t('transaction.notFound.text')}
        action={
          <RouteButton variant="primary" route={{ to: 'transactions' }}>
            {t('transaction.notFound.back')}
          </RouteButton>
        }
      />
    </Card>
  );
}
