import {
  type Business,
  isPermitted,
  type PaymentDetail,
  type Refund,
} from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { useResource } from '@billfold/react/hooks';
import { Card, ErrorState, useLive, useNotifyFailure } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useServices } from '../../../services/services-context.ts';
import { GuideLink } from '../../guides/guide-link.tsx';
import { findRefunding } from './find-refunding.ts';
import { RefundRow } from './refund-row.tsx';
import * as css from './refunds.css.ts';
import { valueOfRefund } from './value-of-refund.ts';

export interface RefundsCardProps {
  readonly business: Business;
  readonly payment: PaymentDetail;
}

/** Refunds of a payment as they are now; nothing while there are none. */
export function RefundsCard({ business, payment }: RefundsCardProps): ReactElement | null {
  const t = useTranslate();
  const resource = useServices().payments.refunds({
    ...{ businessId: business.id, paymentId: payment.id },
  });
  const state = useResource(resource);
  useNotifyFailure(state);
  useLive(resource, {
    refresh: resource.refresh,
    changesWithBlocks: () =>
      resource.get().data?.some(({ status }) => status === 'BROADCAST') ?? false,
  });
  const title = t('refunds.title');
  if (state.data === undefined)
    return state.status === 'failed' ? (
      <Card title={title}>
        <ErrorState
          error={state.error}
          title={t('refunds.loadFailed')}
          onRetry={() => void resource.refresh()}
        />
      </Card>
    ) : null;
  if (state.data.length === 0) return null;
  const { toSign } = findRefunding(payment, state.data);
  return (
    <Card title={title}>
      <ul className={css.list} aria-label={title}>
        {state.data.map((refund) => (
          <RefundRow
            key={refund.id}
            {...{ business, refund }}
            value={valueOfRefund(payment, refund)}
            isSignedAbove={refund.id === toSign?.id}
          />
        ))}
      </ul>
      {state.data.some(isUnfinished) &&
        isPermitted(business.role, 'propose-refunds', payment.livemode) && (
          <p className={css.guide}>
            <GuideLink id="refunds" text={t('refunds.guide')} />
          </p>
        )}
    </Card>
  );
}

/** Reports whether a refund still asks something of a member. */
const isUnfinished = ({ status }: Refund): boolean =>
  status === 'AWAITING_ADDRESS' || status === 'AWAITING_SIGNATURE' || status === 'FAILED';
