import { trimDecimal } from '@billfold/core/internal';
import type { Business, Payout } from '@billfold/core/payments';
import { AmountText, CoinMark, useTranslate } from '@billfold/react';
import { useResource } from '@billfold/react/hooks';
import {
  Badge,
  Card,
  EmptyState,
  ErrorState,
  icons,
  ListTime,
  Pager,
  Table,
  useExistingPage,
  useNotifyFailure,
} from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import { useLocation } from 'wouter';
import { assetName } from '../../../common/asset-name.ts';
import { useServices } from '../../../services/services-context.ts';
import { useFresh } from '../../business/use-fresh.ts';
import { SetUpFirst } from '../set-up-first.tsx';
import { ValueBelow } from '../value-below.tsx';
import * as css from './payouts.css.ts';
import { toneOfPayout } from './tone-of-payout.ts';

const pageSize = 10;

/** Payouts of a business, the newest first. */
export function PayoutsCard({ business }: { readonly business: Business }): ReactElement {
  const t = useTranslate();
  const [page, setPage] = useState(1);
  const resource = useServices().payments.payouts({ businessId: business.id, page, pageSize });
  const state = useResource(resource);
  useNotifyFailure(state);
  useFresh(resource);
  const { data } = state;
  useExistingPage({ page, pageSize, total: data?.total, goTo: setPage });
  const title = t('payouts.list');
  if (data === undefined && state.status === 'failed')
    return (
      <Card aria-label={title}>
        <ErrorState
          error={state.error}
          title={t('payouts.loadFailed')}
          onRetry={() => void resource.refresh()}
        />
      </Card>
    );
  if (data?.total === 0)
    return (
      <Card aria-label={title}>
        {business.status === 'ONBOARDING' ? (
          <SetUpFirst business={business} />
        ) : (
          <EmptyState icon={icons.send} title={t('payouts.empty')} text={t('payouts.empty.text')} />
        )}
      </Card>
    );
  return (
    <Card aria-label={title} padding="none">
      <PayoutsTable payouts={data?.items ?? null} />
      {data && (
        <Pager
          {...{ page, pageSize, total: data.total, count: data.items.length, onPage: setPage }}
          isLoading={false}
        />
      )}
    </Card>
  );
}

/** Rows that open their payout; null while they load. */
function PayoutsTable({ payouts }: { readonly payouts: readonly Payout[] | null }): ReactElement {
  const t = useTranslate();
  const [, navigate] = useLocation();
  const hrefOf = ({ id }: Payout): string => `/payments/payouts/${encodeURIComponent(id)}`;
  return (
    <Table
      label={t('payouts.list')}
      rows={payouts}
      loadingRows={3}
      getKey={({ id }) => id}
      hrefOf={hrefOf}
      onOpen={(payout) => navigate(hrefOf(payout))}
      phoneRows="grid"
      rowClassName={() => css.row}
      columns={[
        {
          id: 'payout',
          heading: t('payouts.column.payout'),
          tone: 'strong',
          className: css.payoutColumn,
          draw: ({ count }: Payout) => t('payouts.check.count', { count }),
        },
        {
          id: 'status',
          heading: t('payouts.column.status'),
          className: css.statusColumn,
          draw: ({ status, needsSignature }: Payout) => (
            <Badge tone={needsSignature ? 'warning' : toneOfPayout[status]}>
              {t(needsSignature ? 'payouts.status.unsigned' : `payouts.status.${status}`)}
            </Badge>
          ),
        },
        {
          id: 'amount',
          heading: t('payout.lines.amount'),
          align: 'end',
          tone: 'strong',
          className: css.amountColumn,
          draw: ({ amount, value, asset, network }: Payout) => (
            <span className={css.coin}>
              <CoinMark symbol={asset} network={network} size={20} />
              <span>
                <AmountText
                  amount={trimDecimal(amount)}
                  unit={assetName({ symbol: asset, network }, t)}
                />
                <span className={css.value}>
                  <ValueBelow value={value} />
                </span>
              </span>
            </span>
          ),
        },
        {
          id: 'created',
          heading: t('payouts.column.created'),
          align: 'end',
          tone: 'quiet',
          className: css.createdColumn,
          draw: ({ createdAt }: Payout) => <ListTime at={createdAt} />,
        },
      ]}
    />
  );
}
