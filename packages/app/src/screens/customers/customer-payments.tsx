import type { Business, Customer } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { useResource } from '@billfold/react/hooks';
import { Card, ErrorState, LoadMore, useNotifyFailure } from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import { useServices } from '../../services/services-context.ts';
import { PaymentsTable } from '../payments/payments-table.tsx';
import * as css from './customers.css.ts';

export interface CustomerPaymentsProps {
  readonly business: Business;
  readonly customer: Customer;
}

const pageSize = 25;

/** Payments of a customer, the newest first. */
export function CustomerPayments({ business, customer }: CustomerPaymentsProps): ReactElement {
  const t = useTranslate();
  const [lastPage, setLastPage] = useState(1);
  const { id: customerId, livemode } = customer;
  const resource = useServices().payments.list({
    ...{ businessId: business.id, filters: { customerId, livemode }, pageSize },
    ...{ firstPage: 1, lastPage },
  });
  const state = useResource(resource);
  useNotifyFailure(state);
  const { data } = state;
  const title = t('customer.payments');
  if (data?.total === 0)
    return (
      <Card title={title}>
        <p className={css.muted}>{t('customer.payments.none')}</p>
      </Card>
    );
  return (
    <Card title={title} padding="none">
      {data === undefined && state.status === 'failed' ? (
        <ErrorState
          title={t('payments.loadFailed')}
          error={state.error}
          onRetry={() => void resource.refresh()}
        />
      ) : (
        <PaymentsTable label={title} payments={data?.items ?? null} hidesCustomer />
      )}
      {data && (
        <LoadMore
          count={data.items.length}
          total={data.total}
          isLoading={false}
          onMore={() => setLastPage(lastPage + 1)}
        />
      )}
    </Card>
  );
}
