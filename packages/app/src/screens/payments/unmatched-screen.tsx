import { paymentStatusTexts, paymentsTexts, unmatchedTexts } from '@billfold/core/internal';
import { type Business, type UnmatchedState, unmatchedStates } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { useResource } from '@billfold/react/hooks';
import {
  Card,
  EmptyState,
  ErrorState,
  icons,
  Pager,
  Table,
  useNotifyFailure,
  useTexts,
} from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useServices } from '../../services/services-context.ts';
import { SelectedBusiness } from '../business/selected-business.tsx';
import { useFresh } from '../business/use-fresh.ts';
import * as css from './forms.css.ts';
import { PaymentsFrame } from './payments-frame.tsx';
import { readPage } from './read-page.ts';
import { StateChips } from './state-chips.tsx';
import { UnmatchedRow } from './unmatched-row.tsx';

/** Transfers to shared addresses of the selected business that name none of its payments. */
export function UnmatchedScreen(): ReactElement {
  useTexts(paymentsTexts, paymentStatusTexts, unmatchedTexts);
  return (
    <SelectedBusiness>
      {(business) => <Transfers key={business.id} business={business} />}
    </SelectedBusiness>
  );
}

const pageSize = 25;

function Transfers({ business }: { readonly business: Business }): ReactElement {
  const t = useTranslate();
  const [, navigate] = useLocation();
  const params = new URLSearchParams(useSearch());
  const state = unmatchedStates.find((each) => each === params.get('state')) ?? 'OPEN';
  const page = readPage(params);
  const go = (next: UnmatchedState, to = 1): void => {
    const query = new URLSearchParams();
    if (next !== 'OPEN') query.set('state', next);
    if (to > 1) query.set('page', String(to));
    navigate(`/payments/unmatched${query.size > 0 ? `?${query}` : ''}`, { replace: to === 1 });
  };
  return (
    <PaymentsFrame section="unmatched">
      <p className={css.lead}>{t('unmatched.lead')}</p>
      <StateChips
        label={t('unmatched.filters')}
        options={unmatchedStates.map((id) => ({ id, text: t(`unmatched.state.${id}`) }))}
        value={state}
        onChange={go}
      />
      <TransferList {...{ business, state, page }} onPage={(to) => go(state, to)} />
    </PaymentsFrame>
  );
}

interface TransferListProps {
  readonly business: Business;
  readonly state: UnmatchedState;
  readonly page: number;
  readonly onPage: (page: number) => void;
}

function TransferList({ business, state, page, onPage }: TransferListProps): ReactElement {
  const t = useTranslate();
  const resource = useServices().payments.unmatched({
    businessId: business.id,
    ...{ state, page, pageSize },
  });
  const { data, status, error } = useResource(resource);
  useNotifyFailure(resource.get());
  useFresh(resource);
  const label = t('payments.section.unmatched');
  if (data === undefined && status === 'failed')
    return (
      <Card>
        <ErrorState
          title={t('unmatched.loadFailed')}
          error={error}
          onRetry={() => void resource.refresh()}
        />
      </Card>
    );
  if (data?.total === 0)
    return (
      <Card>
        <EmptyState
          icon={icons.check}
          title={t(`unmatched.empty.${state}.title`)}
          text={t(`unmatched.empty.${state}.text`)}
        />
      </Card>
    );
  return (
    <Card padding="none" aria-label={label}>
      {data === undefined ? (
        <Table label={label} rows={null} loadingRows={3} getKey={String} columns={waiting} />
      ) : (
        <ul className={css.rows} aria-label={label}>
          {data.items.map((transfer) => (
            <UnmatchedRow key={transfer.id} business={business} transfer={transfer} />
          ))}
        </ul>
      )}
      {data && (
        <Pager
          {...{ page, pageSize, onPage, total: data.total, count: data.items.length }}
          isLoading={false}
        />
      )}
    </Card>
  );
}

const waiting = [{ id: 'transfer', heading: '', draw: () => null }] as const;
