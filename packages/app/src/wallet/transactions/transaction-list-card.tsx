import { Button, Card, EmptyState, ErrorState, useTranslate } from '@billfold/react';
import type { ReactElement } from 'react';
import * as table from '../table.css.ts';
import { isFiltered, type ListQuery } from './list-query.ts';
import { LoadMore, Pager } from './pager.tsx';
import { TransactionsSkeleton } from './transactions-skeleton.tsx';
import { TransactionsTable } from './transactions-table.tsx';
import type { ShownList } from './use-transaction-list.ts';

export interface TransactionListCardProps {
  readonly query: ListQuery;
  readonly shown: ShownList;
  readonly onChange: (next: Partial<ListQuery>, options?: { readonly replace: boolean }) => void;
}

export function TransactionListCard(props: TransactionListCardProps): ReactElement {
  const t = useTranslate();
  return (
    <Card padding="none" className={table.card} aria-label={t('transactions.title')}>
      <Content {...props} />
    </Card>
  );
}

function Content(props: TransactionListCardProps): ReactElement {
  const t = useTranslate();
  const { shown, query, onChange } = props;
  const { state, list, refresh } = shown;
  if (list === undefined && state.status === 'failed')
    return (
      <ErrorState title={t('transactions.loadFailed')} error={state.error} onRetry={refresh} />
    );
  if (list === undefined) return <TransactionsSkeleton rows={5} />;
  if (list.total === 0 && isFiltered(query))
    return (
      <EmptyState
        icon="filter"
        title={t('transactions.noMatch.title')}
        text={t('transactions.noMatch.text')}
        action={
          <Button onClick={() => onChange({ accountId: null, network: null, page: 1 })}>
            {t('transactions.filter.clear')}
          </Button>
        }
      />
    );
  if (list.total === 0)
    return (
      <EmptyState
        icon="transactions"
        title={t('transactions.empty.title')}
        text={t('transactions.empty.text')}
      />
    );
  const Paging = shown.isPhone ? LoadMore : Pager;
  return (
    <>
      <TransactionsTable transactions={list.items} />
      <Paging query={query} list={list} isLoading={shown.isLoading} onChange={onChange} />
    </>
  );
}
