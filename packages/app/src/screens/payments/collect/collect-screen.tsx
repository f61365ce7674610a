import { compareAmounts, paymentsTexts, sweepsTexts } from '@billfold/core/internal';
import { type Business, type CollectableFunds, isPermitted } from '@billfold/core/payments';
import { AmountText, useTranslate } from '@billfold/react';
import { useResource } from '@billfold/react/hooks';
import {
  Card,
  EmptyState,
  ErrorState,
  icons,
  Notice,
  Skeleton,
  useTexts,
} from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useServices } from '../../../services/services-context.ts';
import { SelectedBusiness } from '../../business/selected-business.tsx';
import { useFresh } from '../../business/use-fresh.ts';
import { useRecentPayments } from '../../dashboard/use-recent-payments.ts';
import { GuideLink } from '../../guides/guide-link.tsx';
import { formatSum } from '../format-sum.ts';
import { PaymentsFrame } from '../payments-frame.tsx';
import { SetUpFirst } from '../set-up-first.tsx';
import * as css from './collect.css.ts';
import { CollectRow } from './collect-row.tsx';
import { SweepsCard } from './sweeps-card.tsx';
import { totalValue } from './total-value.ts';

/** Funds that wait at the payment addresses of the selected business, and their way to the settlement account. */
export function CollectScreen(): ReactElement {
  useTexts(paymentsTexts, sweepsTexts);
  return (
    <SelectedBusiness>
      {(business) => <Collect key={business.id} business={business} />}
    </SelectedBusiness>
  );
}

function Collect({ business }: { readonly business: Business }): ReactElement {
  const t = useTranslate();
  return (
    <PaymentsFrame business={business} section="collect">
      {isPermitted(business.role, 'view-reports') ? (
        <div className={css.cards}>
          <p className={css.lead}>
            {t('sweeps.text')}{' '}
            {isPermitted(business.role, 'sign-funds') && <GuideLink id="collect" />}
          </p>
          <FundsCard business={business} />
          <SweepsCard business={business} />
        </div>
      ) : (
        <Notice tone="info">{t('sweeps.forbidden')}</Notice>
      )}
    </PaymentsFrame>
  );
}

function FundsCard({ business }: { readonly business: Business }): ReactElement {
  const t = useTranslate();
  const resource = useServices().payments.collectable(business.id);
  const { data, status, error } = useResource(resource);
  useFresh(resource);
  const title = t('sweeps.title');
  const isUnpaid = useRecentPayments(business.id).data?.total === 0;
  if (data === undefined)
    return (
      <Card title={title}>
        {status === 'failed' ? (
          <ErrorState
            error={error}
            title={t('sweeps.loadFailed')}
            onRetry={() => void resource.refresh()}
          />
        ) : (
          <Skeleton shape="block" height="64px" />
        )}
      </Card>
    );
  if (data.length === 0 && business.status === 'ONBOARDING')
    return (
      <Card aria-label={title}>
        <SetUpFirst business={business} />
      </Card>
    );
  const free = data.filter(({ amount, promised }) => compareAmounts(amount, promised).sign > 0);
  const kept = data.filter((funds) => !free.includes(funds));
  const total = totalValue(data.map(({ freeValue: value }) => ({ value })));
  return (
    <Card title={total === null ? title : t('sweeps.total')}>
      {data.length === 0 ? (
        <EmptyState
          icon={icons.check}
          title={t('sweeps.none')}
          text={t(isUnpaid ? 'sweeps.none.unpaid' : 'sweeps.none.text')}
        />
      ) : (
        <>
          {total && (
            <p className={css.total}>
              <AmountText amount={formatSum(total)} size="xl" />
            </p>
          )}
          <div className={css.funds}>
            <FundsList label={title} funds={free} business={business} />
            {kept.length > 0 && (
              <>
                <h3 className={css.subtitle}>{t('sweeps.kept')}</h3>
                <FundsList label={t('sweeps.kept')} funds={kept} business={business} />
              </>
            )}
          </div>
        </>
      )}
    </Card>
  );
}

interface FundsListProps {
  readonly label: string;
  readonly funds: readonly CollectableFunds[];
  readonly business: Business;
}

/** Funds of several assets; nothing without any. */
function FundsList({ label, funds, business }: FundsListProps): ReactElement | null {
  if (funds.length === 0) return null;
  return (
    <ul className={css.fundsList} aria-label={label}>
      {funds.map((each) => (
        <CollectRow key={each.asset} business={business} funds={each} />
      ))}
    </ul>
  );
}
