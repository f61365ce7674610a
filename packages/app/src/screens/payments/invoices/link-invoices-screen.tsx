import {
  linkInvoicesTexts,
  newPaymentTexts,
  paymentLinksTexts,
  paymentsTexts,
  paymentTexts,
} from '@billfold/core/internal';
import {
  type Business,
  type LinkInvoiceStatus,
  linkInvoiceStatuses,
} from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { useResource } from '@billfold/react/hooks';
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  FilterChips,
  icons,
  Pager,
  useExistingPage,
  useNotifyFailure,
  useTexts,
} from '@billfold/react/internal';
import { type ReactElement, type ReactNode, useState } from 'react';
import { listHead } from '../../../common/list-row.css.ts';
import { useServices } from '../../../services/services-context.ts';
import { useLivemode, useModeQuery } from '../../../services/use-livemode.ts';
import { SelectedBusiness } from '../../business/selected-business.tsx';
import { useFresh } from '../../business/use-fresh.ts';
import { ListSearch } from '../list-search.tsx';
import { mayCreatePayments } from '../may-create-payments.ts';
import { PaymentsFrame } from '../payments-frame.tsx';
import { Segments } from '../segments.tsx';
import { SetUpFirst } from '../set-up-first.tsx';
import { useIsSearchable } from '../use-is-searchable.ts';
import { type ListAddress, noFilters, useListAddress } from '../use-list-address.ts';
import { InvoiceSums, ScheduleSums } from './invoice-sums.tsx';
import { InvoicesTable } from './invoices-table.tsx';
import { NewInvoiceDialog } from './new-invoice-dialog.tsx';
import { SchedulesTable } from './schedules-table.tsx';

/** Invoices that the selected business emails, and their schedules. */
export function LinkInvoicesScreen(): ReactElement {
  useTexts(paymentsTexts, paymentTexts, newPaymentTexts, paymentLinksTexts, linkInvoicesTexts);
  return (
    <SelectedBusiness>
      {(business) => <Invoices key={business.id} business={business} />}
    </SelectedBusiness>
  );
}

const pageSize = 25;
const lists = ['invoices', 'schedules'] as const;

function Invoices({ business }: { readonly business: Business }): ReactElement {
  const t = useTranslate();
  const address: InvoiceAddress = useListAddress({
    ...{ path: '/payments/link-invoices', states: lists, statuses: linkInvoiceStatuses },
  });
  const { state: shown, page, search, status, showState } = address;
  const [isCreating, setIsCreating] = useState(false);
  const mode = useModeQuery();
  const { data } = useResource(
    useServices().payments.linkInvoices({
      ...{ businessId: business.id, page, pageSize, search, status, ...mode },
    }),
  );
  const isFiltered = search !== '' || status !== null;
  const hasFilters = useIsSearchable({ isFiltered, total: data?.total });
  // The empty list has the button, which must not move there when the list answers.
  const hasButton = shown === 'schedules' || isFiltered || (data !== undefined && data.total > 0);
  const newInvoice = mayCreatePayments(business, useLivemode()) && (
    <Button
      variant="primary"
      icon={icons.plus}
      aria-haspopup="dialog"
      onClick={() => setIsCreating(true)}
    >
      {t(shown === 'schedules' ? 'linkInvoices.newSchedule' : 'linkInvoices.new')}
    </Button>
  );
  const list = { business, page, onPage: address.showPage, goTo: address.replacePage };
  return (
    <PaymentsFrame business={business} section="invoices" action={hasButton && newInvoice}>
      <div className={listHead}>
        <Segments
          label={t('linkInvoices.lists')}
          options={lists.map((id) => ({ id, text: t(`linkInvoices.shown.${id}`) }))}
          value={shown}
          onChange={(state) => showState(state)}
        />
        {hasFilters && shown === 'invoices' && (
          <InvoiceFilters address={address} total={data?.total} />
        )}
        {shown === 'invoices' ? (
          <InvoiceSums businessId={business.id} {...{ search, status, ...mode }} />
        ) : (
          <ScheduleSums businessId={business.id} {...mode} />
        )}
      </div>
      {shown === 'invoices' ? (
        <InvoiceList {...{ ...list, search, status, action: newInvoice }} />
      ) : (
        <ScheduleList {...list} />
      )}
      <NewInvoiceDialog
        business={business}
        isRepeated={shown === 'schedules'}
        open={isCreating}
        onClose={() => setIsCreating(false)}
        onCreated={(kind) => showState(kind, noFilters)}
      />
    </PaymentsFrame>
  );
}

type InvoiceAddress = ListAddress<(typeof lists)[number], LinkInvoiceStatus>;

interface InvoiceFiltersProps {
  readonly address: InvoiceAddress;
  /** Number of invoices that match; undefined while they load. */
  readonly total: number | undefined;
}

/** Search and status of the invoices to show, and how many match. */
function InvoiceFilters({ address, total }: InvoiceFiltersProps): ReactElement {
  const t = useTranslate();
  const { state, search, status, showState, showSearch, showStatus } = address;
  return (
    <FilterChips
      search={
        <ListSearch hint={t('linkInvoices.search.hint')} search={search} onSearch={showSearch} />
      }
      label={t('payments.filters')}
      chips={[
        {
          kind: 'choice',
          id: 'status',
          label: t('payments.filter.status'),
          anyText: t('payments.filter.anyStatus'),
          options: linkInvoiceStatuses.map((id) => ({
            id,
            text: t(`linkInvoices.status.${id}`),
          })),
          value: status,
          onChange: (id) => showStatus(linkInvoiceStatuses.find((each) => each === id) ?? null),
        },
      ]}
      hasOthers={search !== ''}
      onClear={() => showState(state, noFilters)}
      count={
        total !== undefined &&
        total > 0 && <p role="status">{t('linkInvoices.count', { count: total })}</p>
      }
    />
  );
}

interface ListProps {
  readonly business: Business;
  readonly page: number;
  readonly onPage: (page: number) => void;
  /** Shows another page in place of one that the list does not have. */
  readonly goTo: (page: number) => void;
}

interface InvoiceListProps extends ListProps {
  readonly search: string;
  readonly status: LinkInvoiceStatus | null;
  /** Way to the first invoice. */
  readonly action: ReactNode;
}

function InvoiceList(props: InvoiceListProps): ReactElement {
  const { business, page, search, status, onPage, goTo, action } = props;
  const t = useTranslate();
  const resource = useServices().payments.linkInvoices({
    ...{ businessId: business.id, page, pageSize, search, status, ...useModeQuery() },
  });
  const state = useResource(resource);
  const { data } = state;
  useNotifyFailure(state);
  useFresh(resource);
  useExistingPage({ page, pageSize, total: data?.total, goTo });
  return (
    <ListCard
      label={t('linkInvoices.shown.invoices')}
      list={data}
      error={data === undefined && state.status === 'failed' ? state.error : null}
      onRetry={() => void resource.refresh()}
      empty={
        business.status === 'ONBOARDING' ? (
          <SetUpFirst business={business} />
        ) : search === '' && status === null ? (
          <EmptyState
            icon={icons.report}
            title={t('linkInvoices.empty.title')}
            text={t('linkInvoices.empty.text')}
            action={action}
          />
        ) : (
          <EmptyState
            icon={icons.filter}
            title={t('linkInvoices.noMatch')}
            text={t('linkInvoices.noMatch.text')}
          />
        )
      }
      {...{ page, onPage }}
    >
      <InvoicesTable business={business} invoices={data?.items ?? null} />
    </ListCard>
  );
}

function ScheduleList({ business, page, onPage, goTo }: ListProps): ReactElement {
  const t = useTranslate();
  const resource = useServices().payments.linkSchedules({
    ...{ businessId: business.id, page, pageSize, ...useModeQuery() },
  });
  const state = useResource(resource);
  const { data } = state;
  useNotifyFailure(state);
  useFresh(resource);
  useExistingPage({ page, pageSize, total: data?.total, goTo });
  return (
    <ListCard
      label={t('linkInvoices.shown.schedules')}
      list={data}
      error={data === undefined && state.status === 'failed' ? state.error : null}
      onRetry={() => void resource.refresh()}
      empty={
        business.status === 'ONBOARDING' ? (
          <SetUpFirst business={business} />
        ) : (
          <EmptyState
            icon={icons.clock}
            title={t('linkInvoices.schedules.empty')}
            text={t('linkInvoices.schedules.empty.text')}
          />
        )
      }
      {...{ page, onPage }}
    >
      <SchedulesTable business={business} schedules={data?.items ?? null} />
    </ListCard>
  );
}

interface ListCardProps {
  readonly label: string;
  readonly list: { readonly total: number; readonly items: readonly unknown[] } | undefined;
  /** Error of a list that never loaded. */
  readonly error: Parameters<typeof ErrorState>[0]['error'] | null;
  readonly onRetry: () => void;
  readonly empty: ReactElement;
  readonly page: number;
  readonly onPage: (page: number) => void;
  /** Table of the list, also while it loads. */
  readonly children: ReactElement;
}

/** Card of a list with its pages, while it loads and where it is empty. */
function ListCard(props: ListCardProps): ReactElement {
  const t = useTranslate();
  const { label, list, error, onRetry, empty, page, onPage, children } = props;
  return (
    <Card padding="none" aria-label={label}>
      {error !== null && (
        <ErrorState title={t('linkInvoices.loadFailed')} error={error} onRetry={onRetry} />
      )}
      {error === null && list?.total !== 0 && children}
      {list?.total === 0 && empty}
      {list && (
        <Pager
          {...{ page, pageSize, total: list.total, count: list.items.length, onPage }}
          isLoading={false}
        />
      )}
    </Card>
  );
}
