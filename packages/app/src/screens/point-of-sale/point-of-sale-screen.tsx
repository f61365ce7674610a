import {
  newPaymentTexts,
  paymentStatusTexts,
  paymentsTexts,
  paymentTexts,
  pointOfSaleTexts,
} from '@billfold/core/internal';
import { type Business, isPermitted } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { useResource } from '@billfold/react/hooks';
import { Card, ErrorState, Notice, Skeleton, useTexts } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useServices } from '../../services/services-context.ts';
import { useLivemode } from '../../services/use-livemode.ts';
import { SelectedBusiness } from '../business/selected-business.tsx';
import { mayCreatePayments } from '../payments/may-create-payments.ts';
import { NoPayments } from '../payments/no-payments.tsx';
import { PaymentsFrame } from '../payments/payments-frame.tsx';
import { SaleForm } from './sale-form.tsx';
import { SalePayment } from './sale-payment.tsx';
import { useSale } from './use-sale.ts';

/** Sales at the counter of the selected business: the amount, and the code that the customer scans. */
export function PointOfSaleScreen(): ReactElement {
  useTexts(paymentsTexts, paymentStatusTexts, paymentTexts, newPaymentTexts, pointOfSaleTexts);
  return (
    <SelectedBusiness>
      {(business) => (
        <PaymentsFrame key={business.id} business={business} section="pos">
          <PointOfSale business={business} />
        </PaymentsFrame>
      )}
    </SelectedBusiness>
  );
}

function PointOfSale({ business }: { readonly business: Business }): ReactElement {
  const t = useTranslate();
  const livemode = useLivemode();
  const { role } = business;
  if (!isPermitted(role, 'create-payments'))
    return <Notice tone="info">{t('pos.forbidden')}</Notice>;
  if (!isPermitted(role, 'create-payments', livemode))
    return <Notice tone="info">{t('pos.testOnly')}</Notice>;
  if (!mayCreatePayments(business, livemode))
    return (
      <Card>
        <NoPayments business={business} onNew={() => undefined} />
      </Card>
    );
  return <Counter business={business} />;
}

function Counter({ business }: { readonly business: Business }): ReactElement {
  const t = useTranslate();
  const current = useSale(business.id);
  const { sale, change, clear } = current;
  const detail = useServices().business.detail(business.id);
  const state = useResource(detail);
  const { paymentId } = sale;
  if (paymentId !== null)
    return (
      <SalePayment
        {...{ business, paymentId }}
        onNext={clear}
        onChange={() => change({ paymentId: null })}
      />
    );
  const currency = sale.currency ?? state.data?.defaultCurrency;
  if (currency !== undefined) return <SaleForm {...{ business, currency, current }} />;
  return (
    <Card>
      {state.status === 'failed' ? (
        <ErrorState
          title={t('pos.loadFailed')}
          error={state.error}
          onRetry={() => void detail.refresh()}
        />
      ) : (
        <Skeleton height="320px" />
      )}
    </Card>
  );
}
