import { useTranslate } from '@billfold/react';
import { Card, ErrorState } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { PageLink } from '../../shell/page-link.tsx';
import { PaymentsTable } from '../payments/payments-table.tsx';
import type { RecentPayments } from './use-recent-payments.ts';

/** The newest payments, and the way to all of them. */
export function RecentCard({ recent }: { readonly recent: RecentPayments }): ReactElement {
  const t = useTranslate();
  const { data, status, error, retry } = recent;
  return (
    <Card
      title={t('dashboard.recent')}
      padding="none"
      actions={<PageLink href="/payments/payments">{t('dashboard.allPayments')}</PageLink>}
    >
      {data === undefined && status === 'failed' ? (
        <ErrorState title={t('payments.loadFailed')} error={error} onRetry={retry} />
      ) : (
        <PaymentsTable label={t('dashboard.recent')} payments={data?.items ?? null} look="narrow" />
      )}
    </Card>
  );
}
