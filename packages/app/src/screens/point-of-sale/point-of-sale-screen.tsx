import {
  businessTexts,
  newPaymentTexts,
  paymentStatusTexts,
  paymentsTexts,
  paymentTexts,
  pointOfSaleTexts,
} from '@billfold/core/internal';
import { type Business, isPermitted } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { useResource, useStore } from '@billfold/react/hooks';
import {
  Button,
  Card,
  ErrorState,
  icons,
  Notice,
  Skeleton,
  useTexts,
} from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useServices } from '../../services/services-context.ts';
import { useLivemode } from '../../services/use-livemode.ts';
import { SelectedBusiness } from '../business/selected-business.tsx';
import { mayCreatePayments } from '../payments/may-create-payments.ts';
import { NoPayments } from '../payments/no-payments.tsx';
import { PaymentsFrame } from '../payments/payments-frame.tsx';
import { SaleForm } from './sale-form.tsx';
import { SalePayment } from './sale-payment.tsx';
import { useFullScreen } from './use-full-screen.ts';
import { useSale } from './use-sale.ts';

/** Sales at the counter of the selected business: the amount, and the code that the customer scans. */
export function PointOfSaleScreen(): ReactElement {
  useTexts(paymentsTexts, paymentStatusTexts, paymentTexts, newPaymentTexts, pointOfSaleTexts);
  useTexts(businessTexts);
  return (
    <SelectedBusiness>
      {(business) => <Framed key={business.id} business={business} />}
    </SelectedBusiness>
  );
}

interface PointOfSaleProps {
  readonly business: Business;
  /** Shown without the rest of the site. */
  readonly isAlone: boolean;
}

function Framed({ business }: Pick<PointOfSaleProps, 'business'>): ReactElement {
  const t = useTranslate();
  const { isOn, toggle } = useFullScreen();
  return (
    <PaymentsFrame
      business={business}
      section="pos"
      isAlone={isOn}
      action={
        <Button icon={isOn ? icons.close : icons.expand} onClick={toggle}>
          {t(isOn ? 'pos.full.exit' : 'pos.full')}
        </Button>
      }
    >
      <PointOfSale business={business} isAlone={isOn} />
    </PaymentsFrame>
  );
}

function PointOfSale({ business, isAlone }: PointOfSaleProps): ReactElement {
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
  return <Counter {...{ business, isAlone }} />;
}

function Counter({ business, isAlone }: PointOfSaleProps): ReactElement {
  const t = useTranslate();
  const services = useServices();
  const current = useSale(business.id);
  const { sale, change, clear } = current;
  const detail = services.business.detail(business.id);
  const used = useStore(services.payments.priceCurrency)[business.id];
  const state = useResource(detail);
  const { paymentId } = sale;
  if (paymentId !== null)
    return (
      <SalePayment
        {...{ business, paymentId, isAlone }}
        onNext={clear}
        onChange={() => change({ paymentId: null })}
      />
    );
  const currency = sale.currency ?? used ?? state.data?.defaultCurrency;
  if (currency !== undefined) return <SaleForm {...{ business, currency, current, isAlone }} />;
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
