import type {
  AffiliatePayout,
  AffiliatePayoutStatus,
  Commission,
  CommissionStatus,
  Referral,
  ReferralStatus,
} from '@billfold/core/payments';
import { AmountText, TimeText, useTranslate } from '@billfold/react';
import { Badge, type BadgeProps } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useServices } from '../../services/services-context.ts';
import { PagedCard } from '../business/paged-card.tsx';
import { formatSum } from '../payments/format-sum.ts';
import * as css from './affiliates.css.ts';

interface ListProps {
  readonly businessId: number;
}

/** Referred businesses with their names masked. */
export function ReferralsCard({ businessId }: ListProps): ReactElement {
  const t = useTranslate();
  const { payments } = useServices();
  return (
    <PagedCard<Referral>
      title={t('affiliates.referrals')}
      load={(page) => payments.referrals({ businessId, ...page })}
      failed={t('affiliates.referrals.loadFailed')}
      empty={{
        title: t('affiliates.referrals.empty'),
        text: t('affiliates.referrals.empty.text'),
      }}
      rowClassName={css.row}
      loadingRows={2}
      getKey={({ maskedName, joinedAt }) => `${maskedName} ${joinedAt.getTime()}`}
      columns={[
        {
          id: 'business',
          heading: t('affiliates.column.business'),
          tone: 'strong',
          className: css.firstColumn,
          draw: ({ maskedName }) => <bdi title={t('affiliates.masked')}>{maskedName}</bdi>,
        },
        {
          id: 'volume',
          heading: t('affiliates.column.volume'),
          tone: 'quiet',
          className: css.secondColumn,
          draw: ({ volumeBand }) => (
            <>
              <span className={css.phoneHeading}>{t('affiliates.column.volume')}: </span>
              {t(`affiliates.volume.${volumeBand}`)}
            </>
          ),
        },
        {
          id: 'status',
          heading: t('affiliates.column.status'),
          className: css.statusColumn,
          draw: ({ status }) => (
            <Badge tone={toneOfReferral[status]}>{t(`affiliates.referral.${status}`)}</Badge>
          ),
        },
        {
          id: 'joined',
          heading: t('affiliates.column.joined'),
          align: 'end',
          tone: 'quiet',
          className: css.endColumn,
          draw: ({ joinedAt }) => <TimeText at={joinedAt} form="day" />,
        },
      ]}
    />
  );
}

/** Commissions by the day on which they were earned. */
export function CommissionsCard({ businessId }: ListProps): ReactElement {
  const t = useTranslate();
  const { payments } = useServices();
  return (
    <PagedCard<Commission>
      title={t('affiliates.earned')}
      load={(page) => payments.commissions({ businessId, ...page })}
      failed={t('affiliates.earned.loadFailed')}
      empty={{
        title: t('affiliates.earned.empty'),
        text: t('affiliates.earned.empty.text'),
      }}
      rowClassName={css.row}
      loadingRows={2}
      getKey={({ id }) => id}
      columns={[
        {
          id: 'earned',
          heading: t('affiliates.column.earned'),
          className: css.firstColumn,
          draw: ({ earnedAt }) => <TimeText at={earnedAt} form="day" />,
        },
        {
          id: 'status',
          heading: t('affiliates.column.status'),
          className: css.statusColumn,
          draw: ({ status, payableAt }) => (
            <>
              <Badge tone={toneOfCommission[status]}>{t(`affiliates.commission.${status}`)}</Badge>
              {status === 'PENDING' && (
                <span className={css.afterBadge}>
                  {t('affiliates.commission.readyOn')}{' '}
                  <TimeText at={payableAt} form="day" inSentence />
                </span>
              )}
            </>
          ),
        },
        {
          id: 'amount',
          heading: t('affiliates.column.amount'),
          align: 'end',
          tone: 'strong',
          className: css.endColumn,
          draw: (commission) => <AmountText amount={formatSum(commission)} />,
        },
      ]}
    />
  );
}

/** Payouts that were requested. */
export function PayoutsCard({ businessId }: ListProps): ReactElement {
  const t = useTranslate();
  const { payments } = useServices();
  return (
    <PagedCard<AffiliatePayout>
      title={t('affiliates.payouts')}
      load={(page) => payments.affiliatePayouts({ businessId, ...page })}
      failed={t('affiliates.payouts.loadFailed')}
      empty={{
        title: t('affiliates.payouts.empty'),
        text: t('affiliates.payouts.empty.text'),
      }}
      rowClassName={css.row}
      loadingRows={2}
      getKey={({ id }) => id}
      columns={[
        {
          id: 'requested',
          heading: t('affiliates.column.requested'),
          className: css.firstColumn,
          draw: ({ createdAt }) => <TimeText at={createdAt} form="day" />,
        },
        {
          id: 'status',
          heading: t('affiliates.column.status'),
          className: css.statusColumn,
          draw: ({ status }) => (
            <Badge tone={toneOfPayout[status]}>{t(`affiliates.payouts.${status}`)}</Badge>
          ),
        },
        {
          id: 'amount',
          heading: t('affiliates.column.amount'),
          align: 'end',
          tone: 'strong',
          className: css.endColumn,
          draw: (payout) => <AmountText amount={formatSum(payout)} />,
        },
      ]}
    />
  );
}

type Tone = BadgeProps['tone'];
const toneOfReferral: Readonly<Record<ReferralStatus, Tone>> = {
  JOINED: 'info',
  ACTIVE: 'success',
  CLOSED: 'neutral',
};
const toneOfCommission: Readonly<Record<CommissionStatus, Tone>> = {
  PENDING: 'neutral',
  PAYABLE: 'info',
  REQUESTED: 'warning',
  PAID: 'success',
  VOID: 'neutral',
};
const toneOfPayout: Readonly<Record<AffiliatePayoutStatus, Tone>> = {
  OPEN: 'warning',
  PAID: 'success',
  VOID: 'neutral',
};
