import type { ResourceState } from '@billfold/core/flows';
import { useTranslate } from '@billfold/react';
import { useResource } from '@billfold/react/hooks';
import { Card, ErrorState } from '@billfold/react/internal';
import type { ReactElement, ReactNode } from 'react';
import type { ListPage } from '../../services/list-page.ts';
import { useServices } from '../../services/services-context.ts';
import { PageLink } from '../../shell/page-link.tsx';
import { useFresh } from '../business/use-fresh.ts';
import { InvoicesTable } from '../payments/invoices/invoices-table.tsx';
import { SchedulesTable } from '../payments/invoices/schedules-table.tsx';
import type { CustomerPaymentsProps } from './customer-payments.tsx';

/** Most rows of a list that its own page has whole. */
const newest = 5;

/** Newest invoices and schedules of a customer; nothing of either while there are none. */
export function CustomerInvoices({ business, customer }: CustomerPaymentsProps): ReactElement {
  const t = useTranslate();
  const { id: customerId, livemode, email } = customer;
  const key = { businessId: business.id, customerId, livemode, page: 1, pageSize: newest };
  const { linkInvoices, linkSchedules } = useServices().payments;
  const invoices = linkInvoices({ ...key, search: '', status: null });
  const schedules = linkSchedules(key);
  const invoiceState = useResource(invoices);
  const scheduleState = useResource(schedules);
  useFresh(invoices);
  useFresh(schedules);
  const search = email === null ? '' : `?${new URLSearchParams({ search: email })}`;
  return (
    <>
      <NewestCard
        title={t('linkInvoices.shown.invoices')}
        href={`/payments/link-invoices${search}`}
        all={t('customer.invoices.all')}
        state={invoiceState}
        onRetry={() => void invoices.refresh()}
        draw={(items) => <InvoicesTable business={business} invoices={items} isOfOneCustomer />}
      />
      <NewestCard
        title={t('linkInvoices.shown.schedules')}
        href="/payments/link-invoices?state=schedules"
        all={t('customer.schedules.all')}
        state={scheduleState}
        onRetry={() => void schedules.refresh()}
        draw={(items) => <SchedulesTable business={business} schedules={items} isOfOneCustomer />}
      />
    </>
  );
}

interface NewestCardProps<Item> {
  readonly title: string;
  /** Page that has all of them. */
  readonly href: string;
  /** Words of the way there. */
  readonly all: string;
  readonly state: ResourceState<ListPage<Item>>;
  readonly onRetry: () => void;
  readonly draw: (items: readonly Item[]) => ReactNode;
}

function NewestCard<Item>(props: NewestCardProps<Item>): ReactElement | null {
  const t = useTranslate();
  const { title, href, all, state, onRetry, draw } = props;
  const { data, status, error } = state;
  if (data === undefined && status === 'failed')
    return (
      <Card title={title}>
        <ErrorState title={t('linkInvoices.loadFailed')} error={error} onRetry={onRetry} />
      </Card>
    );
  if (data === undefined || data.total === 0) return null;
  return (
    <Card
      title={title}
      padding="none"
      actions={data.total > newest && <PageLink href={href}>{all}</PageLink>}
    >
      {draw(data.items)}
    </Card>
  );
}
