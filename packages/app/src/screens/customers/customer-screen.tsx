import {
  customersTexts,
  linkInvoicesTexts,
  newPaymentTexts,
  paymentLinksTexts,
  paymentStatusTexts,
  paymentsTexts,
  paymentTexts,
} from '@billfold/core/internal';
import { type Business, type Customer, isPermitted } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { useResource } from '@billfold/react/hooks';
import {
  Badge,
  Card,
  LoadingText,
  Notice,
  useNotifyFailure,
  useTexts,
} from '@billfold/react/internal';
import type { ReactElement, ReactNode } from 'react';
import { useRouteParam } from '../../routing/route-params.ts';
import { useServices } from '../../services/services-context.ts';
import { Screen } from '../../shell/screen.tsx';
import { SelectedBusiness } from '../business/selected-business.tsx';
import { Unfound } from '../business/unfound.tsx';
import { useFresh } from '../business/use-fresh.ts';
import { CustomerInvoices } from './customer-invoices.tsx';
import { CustomerMenu } from './customer-menu.tsx';
import { CustomerPayments } from './customer-payments.tsx';
import { CustomerTotals } from './customer-totals.tsx';
import * as css from './customers.css.ts';
import { customerName } from './customers-table.tsx';
import { EditCustomerButton } from './edit-customer-button.tsx';
import { NewInvoiceOfCustomer } from './new-invoice-of-customer.tsx';
import { NewPaymentOfCustomer } from './new-payment-of-customer.tsx';
import { ProfileCard } from './profile-card.tsx';

/** One customer of the selected business: profile, totals and payments. */
export function CustomerScreen(): ReactElement {
  useTexts(customersTexts, paymentsTexts, paymentStatusTexts, paymentTexts, newPaymentTexts);
  useTexts(linkInvoicesTexts, paymentLinksTexts);
  const id = useRouteParam('id');
  return (
    <SelectedBusiness>
      {(business) => <OneCustomer key={`${business.id} ${id}`} business={business} id={id} />}
    </SelectedBusiness>
  );
}

function OneCustomer({ business, id }: { readonly business: Business; readonly id: string }) {
  const t = useTranslate();
  const resource = useServices().payments.customer({ businessId: business.id, customerId: id });
  const state = useResource(resource);
  useNotifyFailure(state);
  useFresh(resource);
  const found = state.data?.found;
  if (found) return <Found business={business} customer={found} />;
  return (
    <Frame title={t('customer.title')}>
      <Unfound
        state={state}
        onRetry={() => void resource.refresh()}
        pending={
          <Card>
            <LoadingText />
          </Card>
        }
        loadFailed={t('customer.loadFailed')}
        notFound={{
          title: t('customer.notFound.title'),
          text: t('customer.notFound.text'),
          back: t('customer.notFound.back'),
          href: '/payments/customers',
        }}
      />
    </Frame>
  );
}

interface FoundCustomerProps {
  readonly business: Business;
  readonly customer: Customer;
}

function Found(props: FoundCustomerProps): ReactElement {
  const t = useTranslate();
  const { business, customer } = props;
  const { role } = business;
  const { isErased, livemode } = customer;
  const mayEdit = !isErased && isPermitted(role, 'create-payments', livemode);
  const mayManage = !isErased && isPermitted(role, 'manage-settings', livemode);
  return (
    <Frame
      title={customerName(customer) ?? t('customers.unnamed')}
      mark={!livemode && <Badge tone="info">{t('payments.testMode')}</Badge>}
      action={
        <div className={css.actions}>
          <NewPaymentOfCustomer {...props} />
          <NewInvoiceOfCustomer {...props} />
          <div className={css.changes}>
            {mayEdit && <EditCustomerButton {...props} />}
            {mayManage && <CustomerMenu {...props} />}
          </div>
        </div>
      }
    >
      {isErased && <Notice tone="info">{t('customer.erased.text')}</Notice>}
      <div className={css.column}>
        <div className={css.columns}>
          <CustomerTotals customer={customer} />
          <ProfileCard {...props} mayEdit={mayEdit} />
        </div>
        <CustomerInvoices {...props} />
        <CustomerPayments {...props} />
      </div>
    </Frame>
  );
}

interface FrameProps {
  readonly title: string;
  readonly mark?: ReactNode;
  /** Beside the title. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

function Frame({ children, ...frame }: FrameProps): ReactElement {
  const t = useTranslate();
  return (
    <Screen {...frame} back={{ href: '/payments/customers', text: t('customers.title') }}>
      {children}
    </Screen>
  );
}
