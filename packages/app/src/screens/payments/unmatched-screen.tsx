import {
  paymentStatusTexts,
  paymentsTexts,
  paymentTexts,
  refundsTexts,
  trimDecimal,
  unmatchedTexts,
} from '@billfold/core/internal';
import {
  type Business,
  isPermitted,
  type ListedUnmatched,
  type UnmatchedState,
  unmatchedStates,
} from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { useResource } from '@billfold/react/hooks';
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  icons,
  Notice,
  Pager,
  Table,
  useExistingPage,
  useLive,
  useNotifyFailure,
  useTexts,
} from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import { useServices } from '../../services/services-context.ts';
import { useModeQuery } from '../../services/use-livemode.ts';
import { SelectedBusiness } from '../business/selected-business.tsx';
import { GuideLink } from '../guides/guide-link.tsx';
import * as css from './forms.css.ts';
import { PaymentsFrame } from './payments-frame.tsx';
import { StateChips } from './state-chips.tsx';
import { UnmatchedRow } from './unmatched-row.tsx';
import { useDecision } from './use-decision.ts';
import { useListAddress } from './use-list-address.ts';

/** Transfers to shared addresses of the selected business that name none of its payments. */
export function UnmatchedScreen(): ReactElement {
  useTexts(paymentsTexts, paymentStatusTexts, paymentTexts, refundsTexts, unmatchedTexts);
  return (
    <SelectedBusiness>
      {(business) => <Transfers key={business.id} business={business} />}
    </SelectedBusiness>
  );
}

const pageSize = 25;

function Transfers({ business }: { readonly business: Business }): ReactElement {
  const t = useTranslate();
  const { state, page, showState, showPage, replacePage } = useListAddress({
    path: '/payments/unmatched',
    states: unmatchedStates,
  });
  const [ignored, setIgnored] = useState<ListedUnmatched | null>(null);
  return (
    <PaymentsFrame business={business} section="unmatched">
      <p className={css.lead}>
        {t('unmatched.lead')}{' '}
        {isPermitted(business.role, 'propose-refunds') && <GuideLink id="refunds" />}
      </p>
      <StateChips
        label={t('unmatched.filters')}
        options={unmatchedStates.map((id) => ({ id, text: t(`unmatched.state.${id}`) }))}
        value={state}
        onChange={showState}
      />
      {ignored !== null && (
        <IgnoredNotice business={business} transfer={ignored} onUndone={() => setIgnored(null)} />
      )}
      <TransferList
        {...{ business, state, page, replacePage }}
        onPage={showPage}
        onIgnored={setIgnored}
      />
    </PaymentsFrame>
  );
}

interface IgnoredNoticeProps {
  readonly business: Business;
  readonly transfer: ListedUnmatched;
  readonly onUndone: () => void;
}

/** Last transfer that was ignored here, with the way back. */
function IgnoredNotice({ business, transfer, onUndone }: IgnoredNoticeProps): ReactElement {
  const t = useTranslate();
  const { decide, isBusy } = useDecision(business);
  const { id, amount, asset: unit } = transfer;
  const undo = async (): Promise<void> => {
    if (await decide(id, 'reopen')) onUndone();
  };
  return (
    <Notice tone="info" live title={t('unmatched.ignored', { amount: trimDecimal(amount), unit })}>
      <Button size="sm" busy={isBusy} onClick={() => void undo()}>
        {t('unmatched.undo')}
      </Button>
    </Notice>
  );
}

interface TransferListProps {
  readonly business: Business;
  readonly state: UnmatchedState;
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly replacePage: (page: number) => void;
  readonly onIgnored: (transfer: ListedUnmatched) => void;
}

function TransferList(props: TransferListProps): ReactElement {
  const t = useTranslate();
  const { business, state, page, onPage, replacePage, onIgnored } = props;
  const resource = useServices().payments.unmatched({
    businessId: business.id,
    ...{ state, page, pageSize, ...useModeQuery() },
  });
  const { data, status, error } = useResource(resource);
  useNotifyFailure(resource.get());
  useLive(resource, {
    refresh: resource.refresh,
    changesWithBlocks: () =>
      resource
        .get()
        .data?.items.some(({ refunds }) => refunds.some(({ status }) => status === 'BROADCAST')) ??
      false,
  });
  useExistingPage({ page, pageSize, total: data?.total, goTo: replacePage });
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
            <UnmatchedRow key={transfer.id} {...{ business, transfer, onIgnored }} />
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
