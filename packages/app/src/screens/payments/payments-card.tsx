import type { Business } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  icons,
  LoadMore,
  Pager,
} from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { NoPayments } from './no-payments.tsx';
import { countFilters, type PaymentsQuery } from './payments-query.ts';
import { PaymentsTable } from './payments-table.tsx';
import { pageSize, type ShownPayments } from './use-payment-list.ts';

export interface PaymentsCardProps {
  readonly business: Business;
  readonly query: PaymentsQuery;
  readonly shown: ShownPayments;
  /** Opens the dialog of a new payment. */
  readonly onNew: () => void;
  readonly onClear: () => void;
  readonly onChange: (
    next: Partial<PaymentsQuery>,
    options?: { readonly replace: boolean },
  ) => void;
}

/** The list itself, or why there is none. */
export function PaymentsCard(props: PaymentsCardProps): ReactElement {
  const t = useTranslate();
  return (
    <Card padding="none" aria-label={t('payments.title')}>
      <Content {...props} />
    </Card>
  );
}

function Content(props: PaymentsCardProps): ReactElement {
  const t = useTranslate();
  const { shown, query } = props;
  const { state, list, refresh } = shown;
  if (list === undefined && state.status === 'failed')
    return <ErrorState title={t('payments.loadFailed')} error={state.error} onRetry={refresh} />;
  if (list?.total === 0 && countFilters(query) > 0)
    return (
      <EmptyState
        icon={icons.filter}
        title={t('payments.noMatch.title')}
        text={t('payments.noMatch.text')}
        action={<Button onClick={props.onClear}>{t('filterChips.clear')}</Button>}
      />
    );
  if (list?.total === 0) return <NoPayments business={props.business} onNew={props.onNew} />;
  return (
    <>
      <PaymentsTable payments={list?.items ?? null} />
      {list && <Paging {...props} />}
    </>
  );
}

/** Pages on a desktop; on a phone the list only grows. */
function Paging({ shown, query, onChange }: PaymentsCardProps): ReactElement {
  const { list, isPhone, isLoading } = shown;
  const total = list?.total ?? 0;
  const count = list?.items.length ?? 0;
  const { page } = query;
  if (!isPhone)
    return (
      <Pager
        {...{ page, pageSize, total, count, isLoading }}
        onPage={(to) => onChange({ page: to }, { replace: false })}
      />
    );
  return <LoadMore {...{ count, total, isLoading }} onMore={() => onChange({ page: page + 1 })} />;
}
