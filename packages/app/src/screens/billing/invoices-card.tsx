import type { Invoice } from '@billfold/core/payments';
import { AmountText, useTranslate } from '@billfold/react';
import { useResource } from '@billfold/react/hooks';
import {
  Badge,
  Card,
  EmptyState,
  ErrorState,
  icons,
  Pager,
  Table,
  useExistingPage,
  useNotifyFailure,
} from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import { useLocation } from 'wouter';
import { useServices } from '../../services/services-context.ts';
import { useFresh } from '../business/use-fresh.ts';
import { formatSum } from '../payments/format-sum.ts';
import * as css from './billing.css.ts';
import { formatMonth } from './format-month.ts';
import { toneOfInvoice } from './tone-of-invoice.ts';

const pageSize = 10;

/** Invoices of the operator, the newest first. */
export function InvoicesCard({ businessId }: { readonly businessId: number }): ReactElement {
  const t = useTranslate();
  const [page, setPage] = useState(1);
  const resource = useServices().payments.invoices({ businessId, page, pageSize });
  const state = useResource(resource);
  useNotifyFailure(state);
  useFresh(resource);
  const { data } = state;
  useExistingPage({ page, pageSize, total: data?.total, goTo: setPage });
  const title = t('billing.invoices');
  if (data === undefined && state.status === 'failed')
    return (
      <Card title={title}>
        <ErrorState
          error={state.error}
          title={t('billing.invoices.loadFailed')}
          onRetry={() => void resource.refresh()}
        />
      </Card>
    );
  if (data?.total === 0)
    return (
      <Card title={title}>
        <EmptyState
          icon={icons.report}
          title={t('billing.invoices.empty')}
          text={t('billing.invoices.empty.text')}
        />
      </Card>
    );
  return (
    <Card title={title} padding="none">
      <InvoicesTable invoices={data?.items ?? null} />
      {data && (
        <Pager
          {...{ page, pageSize, total: data.total, count: data.items.length, onPage: setPage }}
          isLoading={false}
        />
      )}
    </Card>
  );
}

/** Rows that open their invoice; null while they load. */
function InvoicesTable({
  invoices,
}: {
  readonly invoices: readonly Invoice[] | null;
}): ReactElement {
  const t = useTranslate();
  const [, navigate] = useLocation();
  const hrefOf = ({ id }: Invoice): string => `/payments/invoices/${encodeURIComponent(id)}`;
  return (
    <Table
      label={t('billing.invoices')}
      rows={invoices}
      loadingRows={3}
      getKey={({ id }) => id}
      hrefOf={hrefOf}
      onOpen={(invoice) => navigate(hrefOf(invoice))}
      phoneRows="grid"
      rowClassName={() => css.row}
      columns={[
        {
          id: 'month',
          heading: t('billing.column.month'),
          tone: 'strong',
          className: css.monthColumn,
          draw: ({ month }: Invoice) => formatMonth(month),
        },
        {
          id: 'number',
          heading: t('billing.column.invoice'),
          tone: 'quiet',
          className: css.numberColumn,
          draw: ({ number }: Invoice) => number,
        },
        {
          id: 'status',
          heading: t('billing.column.status'),
          className: css.statusColumn,
          draw: ({ status }: Invoice) => (
            <Badge tone={toneOfInvoice[status]}>{t(`billing.status.${status}`)}</Badge>
          ),
        },
        {
          id: 'fee',
          heading: t('billing.column.fee'),
          align: 'end',
          className: css.feeColumn,
          draw: ({ fee, currency }: Invoice) => (
            <AmountText amount={formatSum({ amount: fee, currency })} />
          ),
        },
      ]}
    />
  );
}
