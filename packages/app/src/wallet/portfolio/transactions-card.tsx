import type { ResourceState } from '@billfold/core';
import type { Page, Transaction } from '@billfold/core/contract';
import { Card, EmptyState, ErrorState, Skeleton, useTranslate } from '@billfold/react';
import { type ReactElement, useId } from 'react';
import { TransactionRow } from './transaction-row.tsx';
import * as css from './transactions.css.ts';

export interface TransactionsCardProps {
  readonly transactions: ResourceState<Page<Transaction>>;
  readonly onRetry: () => void;
}

export function TransactionsCard({ transactions, onRetry }: TransactionsCardProps): ReactElement {
  const t = useTranslate();
  const titleId = useId();
  return (
    <Card padding="none" className={css.card} aria-labelledby={titleId}>
      <h2 id={titleId} className={css.title}>
        {t('transactions.title')}
      </h2>
      <Content transactions={transactions} onRetry={onRetry} />
    </Card>
  );
}

function Content({ transactions, onRetry }: TransactionsCardProps): ReactElement {
  const t = useTranslate();
  if (transactions.status === 'pending') return <Rows />;
  if (transactions.data === undefined)
    return (
      <ErrorState
        title={t('transactions.loadFailed')}
        error={transactions.error}
        onRetry={onRetry}
      />
    );
  const { items, total } = transactions.data;
  if (items.length === 0)
    return (
      <EmptyState
        icon="receive"
        title={t('portfolio.empty.title')}
        text={t('portfolio.empty.text')}
      />
    );
  return (
    <>
      <table className={css.table}>
        <thead className={css.head}>
          <tr>
            <th className={css.heading}>{t('transactions.column.type')}</th>
            <th className={css.heading}>{t('transactions.column.date')}</th>
            <th className={css.heading}>{t('transactions.column.to')}</th>
            <th className={css.heading}>{t('transactions.column.hash')}</th>
            <th className={css.heading}>{t('transactions.column.status')}</th>
            <th className={css.headingEnd}>{t('transactions.column.amount')}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((transaction) => (
            <TransactionRow key={transaction.id} transaction={transaction} />
          ))}
        </tbody>
      </table>
      {total > items.length && (
        <p className={css.more}>{t('transactions.more', { count: items.length, total })}</p>
      )}
    </>
  );
}

function Rows(): ReactElement {
  return (
    <div aria-hidden="true">
      {[0, 1, 2].map((row) => (
        <div key={row} className={css.skeletonRow}>
          <Skeleton shape="circle" width="25px" height="25px" />
          <Skeleton width="40%" />
          <Skeleton width="20%" />
        </div>
      ))}
    </div>
  );
}
