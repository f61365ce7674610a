import {
  customersTexts,
  linkInvoicesTexts,
  newPaymentTexts,
  paymentLinksTexts,
  paymentStatusTexts,
  paymentsTexts,
  paymentTexts,
} from '@billfold/core/internal';
import { type Business, type CustomerDetail, isPermitted } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { useResource } from '@billfold/react/hooks';
import {
  Card,
  LoadingText,
  Notice,
  useIsPhone,
  useNotifyFailure,
  useTexts,
} from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useRouteParam } from '../../routing/route-params.ts';
import { useServices } from '../../services/services-context.ts';
import { Screen } from '../../shell/screen.tsx';
import { TestMark } from '../business/mode-mark.tsx';
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
  const customer = state.data?.found ?? null;
  // One frame for both states: the heading that has the focus stays.
  return (
    <Screen
      title={customer ? (customerName(customer) ?? t('customers.unnamed')) : t('customer.title')}
      back={{ href: '/payments/customers', text: t('customers.title') }}
      mark={customer?.livemode === false && <TestMark />}
      action={customer && <Actions {...{ business, customer }} />}
    >
      {customer ? (
        <Found {...{ business, customer }} />
      ) : (
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
      )}
    </Screen>
  );
}

interface FoundCustomerProps {
  readonly business: Business;
  readonly customer: CustomerDetail;
}

const mayEdit = ({ business, customer }: FoundCustomerProps): boolean =>
  !customer.isErased && isPermitted(business.role, 'create-payments', customer.livemode);

function Actions(props: FoundCustomerProps): ReactElement {
  const { isErased, livemode } = props.customer;
  const isPhone = useIsPhone();
  const mayChange = mayEdit(props);
  // A phone has no room for its button.
  const isInMenu = isPhone && mayChange;
  const mayManage = !isErased && isPermitted(props.business.role, 'manage-settings', livemode);
  return (
    <div className={css.actions}>
      <div className={css.changes}>
        {(mayManage || isInMenu) && (
          <CustomerMenu {...props} hasEdit={isInMenu} mayManage={mayManage} />
        )}
        {mayChange && !isPhone && <EditCustomerButton {...props} />}
      </div>
      <NewInvoiceOfCustomer {...props} />
      <div className={css.mainAction}>
        <NewPaymentOfCustomer {...props} />
      </div>
    </div>
  );
}

function Found(props: FoundCustomerProps): ReactElement {
  const t = useTranslate();
  const { customer } = props;
  return (
    <>
      {customer.isErased && <Notice tone="info">{t('customer.erased.text')}</Notice>}
      <div className={css.column}>
        <CustomerTotals customer={customer} />
        <ProfileCard {...props} mayEdit={mayEdit(props)} />
        <CustomerPayments {...props} />
        <CustomerInvoices {...props} />
      </div>
    </>
  );
}
