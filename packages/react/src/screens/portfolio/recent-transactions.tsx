'use client';
import type { Page, Transaction } from '@billfold/core/contract';
import type { ResourceState } from '@billfold/core/flows';
import { memo, type ReactElement, useMemo } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { Card } from '../../ui/card/card.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { ErrorState } from '../../ui/error-state/error-state.tsx';
import * as icons from '../../ui/icon/icons.tsx';
import { RouteTextLink } from '../screen/route-link.tsx';
import { TransactionsSkeleton } from '../transactions/transactions-skeleton.tsx';
import { TransactionsTable } from '../transactions/transactions-table.tsx';

export interface RecentTransactionsProps {
  readonly transactions: ResourceState<Page<Transaction>>;
  readonly onRetry: () => void;
}

const count = 5;
const nothing: readonly Transaction[] = [];

/** The newest five, and the way to all of them. */
export const RecentTransactions = memo(function RecentTransactions(
  props: RecentTransactionsProps,
): ReactElement {
  const t = useTranslate();
  return (
    <Card
      title={t('portfolio.recent')}
      padding="none"
      actions={
        props.transactions.data && (
          <RouteTextLink route={{ to: 'transactions' }}>{t('portfolio.viewAll')}</RouteTextLink>
        )
      }
    >
      <Content {...props} />
    </Card>
  );
});

function Content({ transactions, onRetry }: RecentTransactionsProps): ReactElement {
  const t = useTranslate();
  const items = transactions.data?.items ?? nothing;
  const newest = useMemo(() => items.slice(0, count), [items]);
  if (transactions.status === 'pending') return <TransactionsSkeleton rows={count} />;
  if (transactions.data === undefined)
    return (
      <ErrorState
        title={t('transactions.loadFailed')}
        error={transactions.error}
        onRetry={onRetry}
      />
    );
  if (newest.length === 0)
    return (
      <EmptyState
        icon={icons.transactions}
        title={t('transactions.empty.title')}
        text={t('transactions.empty.text')}
      />
    );
  return <TransactionsTable label={t('portfolio.recent')} transactions={newest} />;
}
