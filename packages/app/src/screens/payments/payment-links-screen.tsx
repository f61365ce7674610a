import {
  newPaymentTexts,
  paymentLinksTexts,
  paymentsTexts,
  paymentTexts,
} from '@billfold/core/internal';
import type { Business, PaymentLink } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { useResource } from '@billfold/react/hooks';
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  icons,
  Pager,
  useExistingPage,
  useNotifyFailure,
  useTexts,
} from '@billfold/react/internal';
import { type ReactElement, useRef, useState } from 'react';
import { listCount, listHead } from '../../common/list-row.css.ts';
import type { ListPage } from '../../services/list-page.ts';
import { useServices } from '../../services/services-context.ts';
import { useLivemode, useModeQuery } from '../../services/use-livemode.ts';
import { SelectedBusiness } from '../business/selected-business.tsx';
import { useFresh } from '../business/use-fresh.ts';
import { LinksTable } from './links-table.tsx';
import { ListSearch, NoneFound, type NoneFoundProps } from './list-search.tsx';
import { mayCreatePayments } from './may-create-payments.ts';
import { NewLinkDialog } from './new-link-dialog.tsx';
import { PaymentsFrame } from './payments-frame.tsx';
import { SetUpFirst } from './set-up-first.tsx';
import { StateChips } from './state-chips.tsx';
import { useIsSearchable } from './use-is-searchable.ts';
import { useListAddress } from './use-list-address.ts';

/** Payment links of the selected business. */
export function PaymentLinksScreen(): ReactElement {
  useTexts(paymentsTexts, paymentTexts, newPaymentTexts, paymentLinksTexts);
  return (
    <SelectedBusiness>
      {(business) => <Links key={business.id} business={business} />}
    </SelectedBusiness>
  );
}

const pageSize = 25;
const linkLists = ['current', 'archived'] as const;

function Links({ business }: { readonly business: Business }): ReactElement {
  const t = useTranslate();
  const {
    state: shown,
    page,
    search,
    showState,
    showSearch,
    showPage,
    replacePage,
  } = useListAddress({
    path: '/payments/payment-links',
    states: linkLists,
  });
  const isArchived = shown === 'archived';
  const resource = useServices().payments.links({
    businessId: business.id,
    ...{ isArchived, page, pageSize, search, ...useModeQuery() },
  });
  const state = useResource(resource);
  useNotifyFailure(state);
  useFresh(resource);
  const { data } = state;
  useExistingPage({ page, pageSize, total: data?.total, goTo: replacePage });
  const isSearchable = useIsSearchable({ isFiltered: search !== '', total: data?.total });
  // Outside of the list, which changes as soon as there is a link.
  const [isCreating, setIsCreating] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const newLink = mayCreatePayments(business, useLivemode()) && (
    <NewLinkButton onOpen={() => setIsCreating(true)} />
  );
  return (
    <PaymentsFrame
      business={business}
      section="links"
      action={(search !== '' || (data !== undefined && data.total > 0)) && newLink}
    >
      <div className={listHead}>
        {isSearchable && (
          <ListSearch
            hint={t('paymentLinks.search.hint')}
            search={search}
            onSearch={showSearch}
            field={field}
          />
        )}
        <StateChips
          label={t('paymentLinks.filters')}
          options={linkLists.map((id) => ({
            id,
            text: t(`paymentLinks.shown.${id}`),
          }))}
          value={shown}
          onChange={showState}
        />
        {data !== undefined && data.total > 0 && (
          <p role="status" className={listCount}>
            {t('paymentLinks.count', { count: data.total })}
          </p>
        )}
      </div>
      <Card padding="none" aria-label={t('payments.section.links')}>
        {data === undefined && state.status === 'failed' ? (
          <ErrorState
            title={t('paymentLinks.loadFailed')}
            error={state.error}
            onRetry={() => void resource.refresh()}
          />
        ) : (
          <LinkList
            {...{ business, isArchived, search, field, list: data }}
            action={newLink}
            onClear={() => showSearch('')}
          />
        )}
        {data && (
          <Pager
            {...{ page, pageSize, total: data.total, count: data.items.length }}
            isLoading={false}
            onPage={showPage}
          />
        )}
      </Card>
      <NewLinkDialog business={business} open={isCreating} onClose={() => setIsCreating(false)} />
    </PaymentsFrame>
  );
}

interface LinkListProps {
  readonly business: Business;
  readonly isArchived: boolean;
  readonly search: string;
  readonly field: NoneFoundProps['field'];
  readonly onClear: () => void;
  readonly list: ListPage<PaymentLink> | undefined;
  readonly action: ReactElement | false;
}

function LinkList(props: LinkListProps): ReactElement {
  const { business, isArchived, search, field, list, action, onClear } = props;
  const t = useTranslate();
  if (list?.total === 0 && search !== '')
    return (
      <NoneFound
        {...{ search, field, onClear }}
        title={t('paymentLinks.noMatch')}
        hint={t('paymentLinks.search.hint')}
      />
    );
  if (list?.total === 0 && isArchived)
    return <EmptyState icon={icons.link} title={t('paymentLinks.archived.empty')} />;
  if (list?.total === 0 && business.status === 'ONBOARDING')
    return <SetUpFirst business={business} />;
  if (list?.total === 0)
    return (
      <EmptyState
        icon={icons.link}
        title={t('paymentLinks.empty.title')}
        text={t('paymentLinks.empty.text')}
        action={action}
      />
    );
  return <LinksTable business={business} links={list?.items ?? null} />;
}

function NewLinkButton({ onOpen }: { readonly onOpen: () => void }): ReactElement {
  const t = useTranslate();
  return (
    <Button variant="primary" icon={icons.plus} aria-haspopup="dialog" onClick={onOpen}>
      {t('paymentLinks.new')}
    </Button>
  );
}
