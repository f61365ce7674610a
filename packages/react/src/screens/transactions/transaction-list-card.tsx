'use client';
import { type ReactElement, useMemo } from 'react';
import { useScope } from '../../context/use-provided.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { useDrawnWhole } from '../../state/use-drawn-whole.ts';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { ErrorState } from '../../ui/error-state/error-state.tsx';
import * as icons from '../../ui/icon/icons.tsx';
import { LoadMore } from '../parts/load-more.tsx';
import { useScreenDialogs } from '../screen/screen-dialogs-context.ts';
import { HiddenTransactions } from './hidden-transactions.tsx';
import { ListPager } from './list-pager.tsx';
import { countFilters, type ListQuery, noFilter } from './list-query.ts';
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
    <Card padding="none" aria-label={t('transactions.title')}>
      <Content {...props} />
      <HiddenTransactions query={props.query} />
    </Card>
  );
}

/** More rows than any screen is high. */
const firstDrawn = 20;

function Content(props: TransactionListCardProps): ReactElement {
  const t = useTranslate();
  const { shown, query, onChange } = props;
  const { state, list, refresh } = shown;
  const isWhole = useDrawnWhole(list !== undefined);
  const items = useMemo(
    () => (isWhole ? list?.items : list?.items.slice(0, firstDrawn)),
    [list, isWhole],
  );
  if (list === undefined && state.status === 'failed')
    return (
      <ErrorState title={t('transactions.loadFailed')} error={state.error} onRetry={refresh} />
    );
  if (list === undefined || items === undefined) return <TransactionsSkeleton rows={5} />;
  if (list.total === 0 && countFilters(query) > 0)
    return (
      <EmptyState
        icon={icons.filter}
        title={t('transactions.noMatch.title')}
        text={t('transactions.noMatch.text')}
        action={
          <Button onClick={() => onChange({ ...noFilter, page: 1 })}>
            {t('filterChips.clear')}
          </Button>
        }
      />
    );
  if (list.total === 0)
    return (
      <EmptyState
        icon={icons.transactions}
        title={t('transactions.empty.title')}
        text={t('transactions.empty.text')}
        action={<ReceiveFirst />}
      />
    );
  return (
    <>
      <TransactionsTable label={t('transactions.title')} transactions={items} />
      {shown.isPhone ? (
        <LoadMore
          count={list.items.length}
          total={list.total}
          isLoading={shown.isLoading}
          onMore={() => onChange({ page: query.page + 1 })}
        />
      ) : (
        <ListPager query={query} list={list} isLoading={shown.isLoading} onChange={onChange} />
      )}
    </>
  );
}

/** Way to the first transaction. */
function ReceiveFirst(): ReactElement | null {
  const t = useTranslate();
  const { open, intent } = useScreenDialogs();
  if (!useScope('receive')) return null;
  return (
    <Button
      variant="primary"
      icon={icons.receive}
      onClick={() => open({ name: 'receive', accountId: null })}
      {...intent('receive')}
    >
      {t('portfolio.receive')}
    </Button>
  );
}
